import type { IncomingMessage, ServerResponse } from 'node:http';
import { expectConsole } from '../../jest/console.ts';
import { Loopback, type RawAnswer, send } from '../../jest/loopback.ts';
import { backendHealth } from '../cache/backend-state.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

const loopback = new Loopback();

afterEach(async () => {
  await loopback.close();
  Object.assign(backendHealth(), { failedAt: null, succeededAt: null });
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Writes a broken page as Next does: without its base path in the URL, and streamed. `digest` is the error's. */
const breakDownWith =
  (digest: string): Answer =>
  (request, response) => {
    request.url = request.url?.replace('/mooc/app', '') ?? '';
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Set-Cookie', 'a=1');
    response.flushHeaders();
    response.write('<html id="__next_error__">');
    response.end(digest);
  };
const breakDown = breakDownWith('bare');

const html: Answer = (request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(`<h1>whole page for ${request.url}</h1>`);
};

/** Starts the server in front of an app; `answers` has its functions by the beginning of the address. */
function serve(
  answers: Readonly<Record<string, Answer>>,
  isDevelopment = false,
  siteUrl = 'http://localhost',
): Promise<string> {
  const server = createWebServer({
    ...testServerOptions,
    siteUrl,
    trustedProxies: 1,
    isDevelopment,
    handleApp: async (request, response) => {
      const [, answer] = Object.entries(answers).find(([start]) => request.url?.startsWith(start)) ?? [];
      if (!answer) response.writeHead(404).end('none');
      else answer(request, response);
    },
  });
  return loopback.listen(server);
}

const page = (origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  send(origin, path, { headers: { Accept: 'text/html,*/*;q=0.8', ...headers } });

describe('the server in front of Next', () => {
  it('answers the absolute form of an address, whatever its host', async () => {
    const origin = await serve({ '/mooc/app/about': html });
    for (const host of ['http://localhost', 'HTTPS://evil.example:1']) {
      expect((await page(origin, `${host}/mooc/app/about`)).body).toBe('<h1>whole page for /mooc/app/about</h1>');
      expect((await page(origin, `${host}/mooc/app/api/../about`)).status).toBe(400);
      expect((await page(origin, `${host}//evil.example/`)).status).toBe(400);
    }
    expect((await page(origin, 'http://localhost')).status).toBe(400);
  });

  it('redirects the entrances', async () => {
    const origin = await serve({});
    expect(await send(origin, '/')).toMatchObject({ status: 307, headers: { location: '/mooc/app/home' } });
    expect(await send(origin, '/mooc')).toMatchObject({ status: 307, headers: { location: '/mooc/app/home' } });
  });

  it('refuses addresses that are too long or leave the REST base', async () => {
    const origin = await serve({});
    expect((await send(origin, `/mooc/app/home?q=${'a'.repeat(9_000)}`)).status).toBe(414);
    expect((await send(origin, '/mooc/rest/../idp')).status).toBe(400);
    expect((await send(origin, '/', { headers: { 'X-Long': 'a'.repeat(40_000) } })).status).toBe(431);
  });

  it('passes the REST path to the backend', async () => {
    expectConsole('warn', 'A call below /rest got 502: ECONNREFUSED');
    expect((await send(await serve({}), '/mooc/rest/immagine/1')).status).toBe(502);
  });

  it('leaves good pages and 404 alone and gives every answer the security headers', async () => {
    expectConsole('warn', 'A call below /rest got 502: ECONNREFUSED');
    const origin = await serve({ '/mooc/app/home': html }, false, 'https://courses.example.org');
    const home = await page(origin, '/mooc/app/home?a=1');
    expect(home).toMatchObject({ status: 200, body: '<h1>whole page for /mooc/app/home</h1>' });
    for (const path of ['/mooc/app/home', '/mooc/app/none', '/', '/mooc/rest/a', '/mooc/rest/..']) {
      expect((await page(origin, path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
      });
    }
  });

  it('sends the address of a redirect once, also when the app writes it twice', async () => {
    const twice = (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Location', '/mooc/app/en/home');
      response.appendHeader('Location', '/mooc/app/en/home');
      response.writeHead(308).end();
    };
    const answer = await page(await serve({ '/mooc/app/collectionCard/7': twice }), '/mooc/app/collectionCard/7');
    expect(answer).toMatchObject({ status: 308, headers: { location: '/mooc/app/en/home' } });
  });

  it.each([
    ['/mooc/app/courseDetails/%34%37', 308],
    ['/mooc/app/courseDetails/47%20', 404],
  ])('asks the app for no other spelling of an address: %s', async (path, status) => {
    const origin = await serve({ '/mooc/app/courseDetails': html });
    expect(await page(origin, path)).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
  });

  describe('when a page breaks', () => {
    const answers = { '/mooc/app/unavailable': html, '/mooc/app/en/unavailable': html, '/mooc/app': breakDown };

    it('shows the whole page for failures instead, with nothing of the broken one', async () => {
      const answer = await page(await serve(answers), '/mooc/app/courseDetails/7?a=b');
      expect(answer.status).toBe(500);
      expect(answer.body).toBe('<h1>whole page for /mooc/app/unavailable?of=%2FcourseDetails%2F7%3Fa%3Db</h1>');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it('speaks the language of the page that broke', async () => {
      const answer = await page(await serve(answers), '/mooc/app/en/home');
      expect(answer.body).toContain('whole page for /mooc/app/en/unavailable?of=');
    });

    it('says 503 and when to come back if it broke for the backend, also for one that is well and refuses', async () => {
      Object.assign(backendHealth(), { failedAt: null, succeededAt: Date.now() });
      const origin = await serve({ ...answers, '/mooc/app': breakDownWith('BACKEND_ERROR') });
      expect(await page(origin, '/mooc/app/home')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    });

    it.each([1_000, 60_000])('says 500 of any other fault, also when the backend failed %i ms ago', async (before) => {
      Object.assign(backendHealth(), { failedAt: Date.now() - before, succeededAt: null });
      expect((await page(await serve(answers), '/mooc/app/home')).status).toBe(500);
    });

    it('answers HEAD without a body', async () => {
      const answer = await send(await serve(answers), '/mooc/app/home', { method: 'HEAD' });
      expect(answer).toMatchObject({ status: 500, body: '', headers: { 'cache-control': 'no-store' } });
    });

    it('replaces a page whose handler throws', async () => {
      const origin = await serve({
        '/mooc/app/unavailable': html,
        '/mooc/app/home': () => {
          expectConsole('error', 'A page could not be rendered: Error: broken');
          throw new Error('broken');
        },
      });
      expect((await page(origin, '/mooc/app/home')).body).toContain('whole page for');
    });

    it.each(['/mooc/app/home', '/mooc/app/unavailable'])(
      'shows a plain page when even that one breaks: %s',
      async (path) => {
        const answer = await page(await serve({ '/mooc/app': breakDown }), path);
        expect(answer.status).toBe(500);
        expect(answer.body).toContain('Questa pagina non è disponibile');
        expect(answer.body).toContain('This page is not available');
      },
    );

    it.each([
      ['data of a navigation', '/mooc/app/home', { RSC: '1' }],
      ['a route handler', '/mooc/app/api/cata/faq', {}],
      ['an asset', '/mooc/app/_next/static/a.js', {}],
      ['something that is no document', '/mooc/app/home', { Accept: 'image/avif,image/webp' }],
    ])('leaves %s as it is', async (_case, path, headers) => {
      expect(await page(await serve(answers), path, headers)).toMatchObject({
        status: 500,
        body: '<html id="__next_error__">bare',
      });
    });

    it('leaves everything as it is under the development server', async () => {
      expect((await page(await serve(answers, true), '/mooc/app/home')).body).toContain('bare');
    });

    it('waits for the development server as long as it compiles a page', () => {
      const handleApp = () => Promise.resolve();
      const server = createWebServer({ ...testServerOptions, handleApp, isDevelopment: true });
      expect(server.timeout).toBe(0);
    });
  });
});
