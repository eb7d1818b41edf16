import http, { type IncomingMessage } from 'node:http';
import { Loopback, send } from '../../jest/loopback.ts';
import { clientKey } from './client-address.ts';
import { createRateLimit } from './rate-limit.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

const loopback = new Loopback();
afterEach(() => {
  jest.useRealTimers();
  return loopback.close();
});

describe('who asks', () => {
  const key = (remoteAddress: string, forwarded?: string, trustedProxies = 0) =>
    clientKey(
      {
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
        socket: { remoteAddress },
      } as unknown as IncomingMessage,
      trustedProxies,
    );

  it('is known by the address of the connection', () => {
    expect(key('131.175.1.2')).toBe('131.175.1.2');
    expect(key('::ffff:131.175.1.2')).toBe('131.175.1.2');
    expect(key('::FFFF:131.175.1.2')).toBe('131.175.1.2');
    expect(key('172.32.0.1')).toBe('172.32.0.1');
  });

  it('is one customer’s network for IPv6, whose addresses are without number', () => {
    expect(key('2001:db8:1:2:aaaa::1')).toBe('2001:0db8:0001:0002::/64');
    expect(key('2001:DB8:1:2::9')).toBe('2001:0db8:0001:0002::/64');
    expect(key('2001:db8::9')).toBe('2001:0db8:0000:0000::/64');
  });

  it('is not what a visitor invents, but what the trusted proxies say', () => {
    expect(key('131.175.1.2', '8.8.8.8')).toBe('131.175.1.2');
    expect(key('10.0.0.1', '8.8.8.8, 131.175.1.2', 1)).toBe('131.175.1.2');
    expect(key('10.0.0.1', '8.8.8.8, 131.175.1.2, 10.0.0.9', 2)).toBe('131.175.1.2');
  });

  it.each([
    ['131.175.1.2:50812', '131.175.1.2'],
    ['[2001:db8:1:2:aaaa::1]:50812', '2001:0db8:0001:0002::/64'],
    ['[2001:db8:1:2:aaaa::1]', '2001:0db8:0001:0002::/64'],
  ])('is known by %s, from a proxy that writes the port too', (entry, client) => {
    expect(key('10.0.0.1', entry, 1)).toBe(client);
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.31.255.255', '::ffff:192.168.1.1', 'fd00::1', 'fe80::1', ''])(
    'is not known for %j, which may be a proxy that nobody named',
    (address) => expect(key(address)).toBeNull(),
  );

  it('is the connection when fewer proxies have written than are trusted', () => {
    expect(key('131.175.1.2', undefined, 1)).toBe('131.175.1.2');
    expect(key('131.175.1.2', '8.8.8.8', 2)).toBe('131.175.1.2');
    expect(key('131.175.1.2', 'unknown', 1)).toBe('131.175.1.2');
  });

  it('is not known when the trusted proxies say nothing', () => {
    expect(key('10.0.0.1', undefined, 1)).toBeNull();
    expect(key('10.0.0.1', 'unknown', 1)).toBeNull();
    expect(key('10.0.0.1', '131.175.1.2:999999', 1)).toBeNull();
  });
});

describe('a client that asks for too much', () => {
  async function serve() {
    const isRefused = createRateLimit('mooc', 1, { backend: 3, suggestions: 4, signIn: 2, exports: 1 });
    const origin = await loopback.listen(
      http.createServer(async (request, response) => {
        if (!(await isRefused(request, response))) response.end('fine');
      }),
    );
    return (path: string, client = '131.175.1.2', accept = '*/*') =>
      send(origin, path, { headers: { 'X-Forwarded-For': client, Accept: accept } });
  }
  const statuses = async (ask: (path: string) => Promise<{ status: number }>, paths: readonly string[]) => {
    const found: number[] = [];
    for (const path of paths) found.push((await ask(path)).status);
    return found;
  };

  it('is asked to wait, and how long', async () => {
    const ask = await serve();
    const paths = ['/mooc/rest/immagine/1', '/mooc/app/api/cata/faq', '/mooc/app/api/courses?lang=it'];
    expect(await statuses(ask, paths)).toEqual([200, 200, 200]);
    const answer = await ask('/mooc/rest/cata/faq');
    expect(answer).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(JSON.parse(answer.body)).toEqual({ message: `Too many requests: try again in ${seconds} seconds.` });
  });

  it('is asked to reload the page when it is a person', async () => {
    const ask = await serve();
    await statuses(ask, Array(3).fill('/mooc/app/catalogue?q=mare'));
    const answer = await ask('/mooc/app/catalogue?q=mare', undefined, 'text/html');
    expect(answer).toMatchObject({
      status: 429,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Riprova tra qualche minuto');
    expect((await ask('/mooc/app/api/courses', undefined, 'text/html')).headers).toHaveProperty(
      'content-type',
      'application/json; charset=utf-8',
    );
  });

  it('holds nobody else up', async () => {
    const ask = await serve();
    await statuses(ask, Array(5).fill('/mooc/rest/cata/faq'));
    expect((await ask('/mooc/rest/cata/faq', '131.175.9.9')).status).toBe(200);
  });

  it('is counted for the sign-in by itself', async () => {
    const ask = await serve();
    const paths = ['/mooc/app/login', '/mooc/app/api/auth/start', '/mooc/app/en/login?return=/about'];
    expect(await statuses(ask, paths)).toEqual([200, 200, 429]);
    expect((await ask('/mooc/app/api/cata/faq')).status).toBe(200);
  });

  it('is counted for suggestions while typing by itself', async () => {
    const ask = await serve();
    const suggest = '/mooc/app/api/suggestions?lang=it&q=a';
    expect(await statuses(ask, Array(5).fill(suggest))).toEqual([200, 200, 200, 200, 429]);
    expect((await ask('/mooc/app/api/courses?lang=it')).status).toBe(200);
  });

  it('is counted for exports of the whole catalogue by itself', async () => {
    const ask = await serve();
    const paths = ['/mooc/app/api/export/courses.csv', '/mooc/app/api/export/courses.json'];
    expect(await statuses(ask, paths)).toEqual([200, 429]);
    expect((await ask('/mooc/app/api/moochub/courses')).status).toBe(200);
  });

  it.each(['/mooc/app/feeds/it', '/mooc/app/calendar/courses/en'])(
    'is counted for searches in %s, for what of it is kept in memory not',
    async (path) => {
      const ask = await serve();
      expect(await statuses(ask, Array(4).fill(`${path}?filterLingua=IT&q=mare`))).toEqual([200, 200, 200, 429]);
      expect((await ask(`${path}?%71=a`)).status).toBe(429);
      expect((await ask(`${path}?page=1?&q=a`)).status).toBe(429);
      expect(await statuses(ask, Array(4).fill(`${path}?filterLingua=IT`))).toEqual([200, 200, 200, 200]);
    },
  );

  it.each(['/mooc/app/feeds/en', '/mooc/app/calendar/courses/it'])(
    'is counted for filters together in %s, of which nobody can keep all',
    async (path) => {
      const ask = await serve();
      const together = ['filterLingua=IT&filterAteneo=1', 'filterAteneo=1&filterAteneo=2'];
      const paths = [...together, ...together].map((query) => `${path}?${query}`);
      expect(await statuses(ask, paths)).toEqual([200, 200, 200, 429]);
    },
  );

  it.each([
    '/mooc/app/catalogue?q=mare',
    '/mooc/app/en/aboutUniv?q=pisa',
    '/mooc/app/saved?ids=1',
    '/mooc/app/compare?ids=1',
  ])('is counted for what is rendered for its address: %s', async (path) => {
    const ask = await serve();
    expect(await statuses(ask, Array(4).fill(path))).toEqual([200, 200, 200, 429]);
    expect((await ask('/mooc/app/catalogue')).status).toBe(200);
  });

  it.each(['/mooc/app/courseDetails/', '/mooc/app/en/collectionCard/', '/mooc/app/teacher/', '/mooc/app/aboutUniv/'])(
    'is counted for pages %s… with an id that it may have made up',
    async (folder) => {
      const ask = await serve();
      const paths = [1, 2, 3, 4].map((id) => folder + id);
      expect(await statuses(ask, paths)).toEqual([200, 200, 200, 429]);
      const files = ['/mooc/app/courseDetails/5.md', '/mooc/app/calendar/5', '/mooc/app/social/it/course/5'];
      expect(await statuses(ask, files)).toEqual([429, 429, 429]);
    },
  );

  it('goes on reading pages, and probes are never counted', async () => {
    const ask = await serve();
    const paths = ['/mooc/app/home', '/mooc/app/api/health', '/mooc/app/api/health/ready', '/mooc/app/icons/192.png'];
    for (let round = 0; round < 3; round += 1) expect(await statuses(ask, paths)).toEqual([200, 200, 200, 200]);
  });

  it('is counted for pictures that are resized, and goes on getting those that are cached', async () => {
    // The minute of the limit must not end on a busy machine, which needs longer for so many requests.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const server = createWebServer({
      ...testServerOptions,
      trustedProxies: 1,
      handleApp: async (_request, response) => void response.setHeader('Content-Type', 'image/webp').end('picture'),
    });
    const origin = await loopback.listen(server);
    const agent = new http.Agent({ keepAlive: true });
    const status = async (id: number, headers = { 'X-Forwarded-For': '131.175.1.2' }) => {
      const path = `/mooc/app/_next/image?url=%2Fmooc%2Fapp%2Fapi%2Fimmagine%2F${id}&w=360&q=70`;
      return (await send(origin, path, { headers, agent })).status;
    };
    for (let id = 0; id < 6_000; id += 100) {
      const some = await Promise.all(Array.from({ length: 100 }, (_, more) => status(id + more)));
      expect(new Set(some)).toEqual(new Set([200]));
    }
    expect(await status(6_000)).toBe(429);
    expect(await status(0)).toBe(200);
    expect(await status(6_000, { 'X-Forwarded-For': '131.175.9.9' })).toBe(200);
    agent.destroy();
  }, 60_000);
});
