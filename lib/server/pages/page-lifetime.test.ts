import { Loopback } from '../../../jest/loopback.ts';
import { notifyInvalidation } from '../../cache/invalidation.ts';
import { publicPage, startServer } from './page-answers.testkit.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

describe('a page whose states change at midnight', () => {
  const midnight = Date.parse('2026-11-24T00:00:00+01:00');
  const said = (until: number) => `<div data-next-change="${until}">`;

  /** An app that behaves as Next does: after midnight it sends the old page once more. */
  async function setUpAtMidnight() {
    const { app, get } = await startServer(loopback);
    const answers = { old: 1, isDown: false };
    app.answer = (_request, response) => {
      const isOver = Date.now() >= midnight;
      if (isOver && answers.isDown) return void response.writeHead(500).end();
      const isOld = isOver && answers.old-- > 0;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
      response.setHeader('X-Nextjs-Cache', isOld ? 'STALE' : 'HIT');
      response.end(isOver && !isOld ? 'open' : `${said(midnight)}opens tomorrow`);
    };
    return { answers, get };
  }
  const at = (time: number) => jest.spyOn(Date, 'now').mockImplementation(() => time);
  afterEach(() => jest.restoreAllMocks());

  it('is in no cache for longer than until then, old answers included', async () => {
    at(midnight - 120_500);
    const { get } = await setUpAtMidnight();
    expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=120');
    at(midnight - 20_000);
    expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=20');
    at(midnight - 400);
    expect((await get()).headers['cache-control']).toBe('no-store');
  });

  it('is never shown after midnight, neither from memory nor when Next has an old one', async () => {
    at(midnight - 2_000);
    const { get } = await setUpAtMidnight();
    expect((await get()).body).toContain('opens tomorrow');
    at(midnight);
    expect(await get()).toMatchObject({ body: 'open', headers: { 'cache-control': publicPage } });
  });

  it('stays while it cannot be rendered, but in no other cache', async () => {
    at(midnight - 2_000);
    const { answers, get } = await setUpAtMidnight();
    await get();
    answers.isDown = true;
    at(midnight + 3_600_000);
    const late = await get();
    expect(late).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(late.body).toContain('opens tomorrow');
  });
});

describe('a page that lacks a part', () => {
  const madeAt = Date.parse('2026-11-23T12:00:00+01:00');
  const at = (time: number) => jest.spyOn(Date, 'now').mockImplementation(() => time);
  afterEach(() => jest.restoreAllMocks());

  /** An app that behaves as Next does: it caches its first page for five seconds, then sends it once more. */
  async function setUpWithout() {
    const { app, get } = await startServer(loopback);
    let oldAnswers = 1;
    app.answer = (_request, response) => {
      const isOver = Date.now() >= madeAt + 5_000;
      const isFirst = !isOver || oldAnswers-- > 0;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', `s-maxage=${isFirst ? 5 : 300}, stale-while-revalidate=31535700`);
      response.setHeader('X-Nextjs-Cache', isFirst && isOver ? 'STALE' : 'HIT');
      response.end(isFirst ? 'no banner' : 'a banner');
    };
    return get;
  }

  it('is in caches for as few seconds as Next caches it', async () => {
    at(madeAt);
    const get = await setUpWithout();
    expect(await get()).toMatchObject({
      body: 'no banner',
      headers: { 'cache-control': 'public, max-age=0, s-maxage=5' },
    });
    at(madeAt + 3_000);
    expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
  });

  it('is never shown after them, not even to the first who comes hours later', async () => {
    at(madeAt);
    const get = await setUpWithout();
    await get();
    at(madeAt + 3_600_000);
    expect(await get()).toMatchObject({ body: 'a banner', headers: { 'cache-control': publicPage } });
  });
});

describe('an old page that is sent once more', () => {
  const madeAt = Date.parse('2026-11-23T12:00:00+01:00');
  const at = (time: number) => jest.spyOn(Date, 'now').mockImplementation(() => time);
  afterEach(() => jest.restoreAllMocks());
  const brief = publicPage.replace('300', '5');
  const cacheControl = (answer: { headers: Record<string, unknown> }) => answer.headers['cache-control'];

  it('stays briefly in shared caches after a change, also while Next still has it', async () => {
    at(madeAt);
    const { app, get } = await startServer(loopback);
    let state = 'HIT';
    app.answer = (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
      response.setHeader('X-Nextjs-Cache', state);
      response.end('page');
    };
    /** The first answer after the renewal that runs in the background. */
    const renewed = async () => {
      for (;;) {
        const answer = await get();
        if (answer.headers['x-cache'] === 'HIT') return answer;
      }
    };
    expect(cacheControl(await get())).toBe(publicPage);
    state = 'STALE';
    notifyInvalidation();
    expect(cacheControl(await get())).toBe(brief);
    expect(cacheControl(await renewed())).toBe(brief);
    state = 'HIT';
    at(madeAt + 2_000);
    expect(cacheControl(await renewed())).toBe(publicPage);
  });

  it('stays briefly in shared caches when nobody has asked for hours', async () => {
    at(madeAt);
    const { get } = await startServer(loopback);
    expect(cacheControl(await get())).toBe(publicPage);
    at(madeAt + 3_600_000);
    expect(cacheControl(await get())).toBe(brief);
  });
});
