import { Loopback } from '../../../jest/loopback.ts';
import { startServer } from './page-answers.testkit.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

it('has few pages made at once; when too many wait the next is 503; data, and pages in memory, are sent as ever', async () => {
  const { app, arrived, get } = await startServer(loopback, { turns: { atOnce: 1, waiting: 1 } });
  expect((await get()).status).toBe(200);
  const gate = Promise.withResolvers<void>();
  const { answer } = app;
  app.answer = async (...both) => {
    await gate.promise;
    await answer(...both);
  };
  const first = get({}, '/mooc/app/about');
  await arrived(2);
  const second = get({}, '/mooc/app/restricted');
  await arrived(3);
  const refused = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } };
  const page = { ...refused, body: expect.stringContaining('<h1>Questa pagina non è disponibile al momento</h1>') };
  for (const path of ['/mooc/app/courseDetails/1', '/mooc/app/login']) expect(await get({}, path)).toMatchObject(page);
  const call = { ...refused, body: '{"message":"Too many requests at once: try again."}' };
  expect(await get({ RSC: '1' }, '/mooc/app/login')).toMatchObject(call);
  expect((await get()).status).toBe(200);
  const data = get({ Accept: '*/*' }, '/mooc/app/api/courses');
  await arrived(8);
  expect(app.asked.map(({ url }) => url).slice(1)).toEqual(['/mooc/app/about', '/mooc/app/api/courses']);
  gate.resolve();
  expect((await Promise.all([first, second, data])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await get({}, '/mooc/app/courseDetails/1')).status).toBe(200);
});

it('sends a page that has ended, to be kept by nobody, while too many wait for a new one', async () => {
  const { app, arrived, get } = await startServer(loopback, { turns: { atOnce: 1, waiting: 0 } });
  const { answer } = app;
  app.answer = (request, response) => {
    response.write(`<div data-next-change="${Date.now() - 1}">`);
    return answer(request, response);
  };
  expect((await get()).status).toBe(200);
  const gate = Promise.withResolvers<void>();
  app.answer = async (...both) => {
    await gate.promise;
    await answer(...both);
  };
  const other = get({}, '/mooc/app/about');
  await arrived(2);
  expect(await get()).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await get({}, '/mooc/app/courseDetails/1')).status).toBe(503);
  gate.resolve();
  expect((await other).status).toBe(200);
});
