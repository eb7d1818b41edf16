import type { ServerResponse } from 'node:http';
import { expectConsole } from '../../jest/console.ts';
import { Loopback, send } from '../../jest/loopback.ts';
import { inSteps } from './steps.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

it('logs why an answer broke, and cuts its connection', async () => {
  const origin = await loopback.serve(
    inSteps([
      () => false,
      (_request, response) => {
        response.write('a part');
        throw new Error('no more');
      },
    ]),
  );
  expectConsole('error', 'An answer broke, and its connection was cut: Error: no more');
  await expect(send(origin, '/')).rejects.toThrow('socket hang up');
});

it('answers at once for a script that the build does not have, and leaves every other address to the app', async () => {
  const staticFiles = new Set(['chunks/a.js', 'media/è.woff2']);
  const handleApp = async (_request: unknown, response: ServerResponse) => void response.end('the app');
  const origin = await loopback.listen(createWebServer({ ...testServerOptions, staticFiles, handleApp }));
  const get = (path: string) => send(origin, `/mooc/app/${path}`);
  for (const name of ['chunks/b.js', 'chunks/b.woff2', 'a.js?v=1', 'toString']) {
    expect(await get(`_next/static/${name}`)).toMatchObject({
      status: 404,
      body: 'There is no such file.',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  for (const path of ['_next/static/chunks/a.js?v=1', '_next/static/media/%C3%A8.woff2', 'icons/b.png', 'home']) {
    expect(await get(path)).toMatchObject({ status: 200, body: 'the app' });
  }
});
