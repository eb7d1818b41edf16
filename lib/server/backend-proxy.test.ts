import { EventEmitter, once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { send } from '../../jest/loopback.ts';
import { backendProxies } from './backend-proxy.testkit.ts';
import { createBackendProxy } from './backend-proxy.ts';

const { loopback, proxyTo } = backendProxies();

describe('the backend proxy', () => {
  it('passes method, path, query, headers and body on, and the answer back', async () => {
    const origin = await proxyTo(async (request, response) => {
      const body = await text(request);
      response.writeHead(201, { 'Content-Type': 'application/json', ETag: '"1"', 'Cache-Control': 'max-age=60' });
      response.end(
        JSON.stringify({ method: request.method, url: request.url, type: request.headers['content-type'], body }),
      );
    });
    const answer = await send(origin, '/mooc/moocVetrina/?lang=it', {
      method: 'POST',
      body: '{"a":["1"]}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({ etag: '"1"', 'cache-control': 'max-age=60' });
    expect(JSON.parse(answer.body)).toEqual({
      method: 'POST',
      url: '/mooc/rest/mooc/moocVetrina/?lang=it',
      type: 'application/json',
      body: '{"a":["1"]}',
    });
  });

  it('passes a body of unknown length', async () => {
    const origin = await proxyTo(async (request, response) => response.end(await text(request)));
    const answer = await send(origin, '/a', {
      method: 'PUT',
      body: 'hello',
      headers: { 'Transfer-Encoding': 'chunked' },
    });
    expect(answer.body).toBe('hello');
  });

  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const ownNames = [
    'content-length',
    'Content-Length, close',
    'transfer-encoding',
    'host,content-length , x-forwarded-for',
  ];

  it.each(methods)('passes a body of %s on as one, whatever Connection calls its own', async (method) => {
    const seen: string[] = [];
    const origin = await proxyTo(async (request, response) => {
      seen.push(`${request.url} ${await text(request)}`);
      response.end();
    });
    const body = 'DELETE /elsewhere HTTP/1.1\r\nHost: a\r\n\r\n';
    const lengths = [{ 'Content-Length': body.length }, { 'Transfer-Encoding': 'chunked' }];
    const requests = ownNames.flatMap((Connection) => lengths.map((length) => ({ Connection, ...length })));
    for (const headers of requests) await send(origin, '/a', { method, headers, body });
    // Bytes left on a connection would be read as a request before this one.
    await send(origin, '/b');
    expect(seen).toEqual([...requests.map(() => `/mooc/rest/a ${body}`), '/mooc/rest/b ']);
  });

  it('keeps credentials and connection headers to itself and says where the request comes from', async () => {
    let seen: IncomingMessage['headers'] = {};
    const origin = await proxyTo((request, response) => {
      seen = request.headers;
      response.end('ok');
    });
    await send(origin, '/a', {
      headers: {
        Cookie: 'next-auth.session-token=secret',
        Authorization: 'Bearer secret',
        Connection: 'close, X-Internal',
        'X-Internal': '1',
        'X-Forwarded-For': '192.0.2.1',
        Host: 'courses.example.org',
        'If-None-Match': '"1"',
        Range: 'bytes=0-3',
      },
    });
    expect(seen).toMatchObject({
      'x-forwarded-host': 'courses.example.org',
      'x-forwarded-proto': 'https',
      'if-none-match': '"1"',
      range: 'bytes=0-3',
    });
    expect(seen['x-forwarded-for']).toMatch(/^192\.0\.2\.1, (::1|(::ffff:)?127\.0\.0\.1)$/);
    expect(seen.cookie ?? seen.authorization ?? seen['x-internal']).toBeUndefined();
  });

  it('passes back what the backend says of its answer, and nothing that it says of the origin or to the browser', async () => {
    const ofAnswer = {
      'content-type': 'image/webp',
      vary: 'Accept',
      'retry-after': '5',
      'access-control-allow-origin': '*',
    };
    const others = [
      ...['strict-transport-security', 'x-frame-options', 'content-security-policy', 'clear-site-data', 'set-cookie'],
      ...['refresh', 'www-authenticate', 'alt-svc', 'report-to', 'server', 'x-powered-by', 'x-request-id'],
    ];
    const origin = await proxyTo((_request, response) => {
      for (const name of others) response.setHeader(name, 'of-the-backend');
      response.writeHead(401, ofAnswer).end();
    });
    const { headers } = await send(origin, '/a');
    expect(headers).toMatchObject(ofAnswer);
    expect(JSON.stringify(headers)).not.toContain('of-the-backend');
  });

  it.each([
    ['/mooc/rest/immagine/7?a=1', 'https://courses.example.org/corsi/rest/immagine/7?a=1'],
    ['/mooc/rest', 'https://courses.example.org/corsi/rest'],
    ['/mooc/restricted', null],
    ['/other', null],
  ])('leads visitors to %s by an address that they reach, if it is below REST', async (path, expected) => {
    const origin = await loopback.serve((request, response) =>
      response.writeHead(302, { location: `http://${request.headers.host}${path}` }).end(),
    );
    const response = await fetch(`${await proxyTo(origin)}/immagine/6`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(expected ?? `${origin}${path}`);
  });

  it('says nothing of a visitor but what the call needs, and the host of the site, whatever the request names', async () => {
    let seen: IncomingMessage['headers'] = {};
    const origin = await proxyTo((request, response) => {
      seen = request.headers;
      response.end();
    });
    const lies = [
      ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-server'],
      ...['forwarded', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-host', 'x-real-ip', 'profile'],
    ];
    const lying = Object.fromEntries(lies.map((name) => [name, 'evil.example']));
    await send(origin, '/a', { headers: { ...lying, Host: 'evil.example', Accept: 'image/webp' } });
    expect(seen).toMatchObject({
      accept: 'image/webp',
      'x-forwarded-host': 'courses.example.org',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.stringify(seen)).not.toContain('evil');
  });

  it.each([
    ['image/svg+xml', true],
    ['video/any+xml', true],
    ['text/html; charset=utf-8', true],
    ['application/xhtml+xml', true],
    ['text/xsl', true],
    ['multipart/x-mixed-replace; boundary=x', true],
    ['image/webp, text/html', true],
    ['', true],
    ['application/json; charset=utf-8', false],
    ['image/webp', false],
    ['application/pdf', false],
  ])('answers the type “%s” with a sandbox: %s', async (type, sandboxed) => {
    const origin = await proxyTo((_request, response) => response.writeHead(200, { 'Content-Type': type }).end('x'));
    const policy = (await send(origin, '/immagine/1')).headers['content-security-policy'] ?? '';
    expect(policy.includes('sandbox')).toBe(sandboxed);
  });

  it('streams: the first part arrives before the last is written', async () => {
    let finish = () => {};
    const origin = await proxyTo((_request, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const [answer] = (await once(http.get(`${origin}/a`), 'response')) as [IncomingMessage];
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(first.toString()).toBe('first');
    finish();
    expect(await text(answer)).toBe('last');
  });

  it('leaves room for others that wait for the end of an answer: Node warns of more than ten', async () => {
    const backend = await loopback.serve((_request, response) => void response.write('first'));
    const proxy = createBackendProxy({ restUrl: backend, publicUrl: 'https://courses.example.org/mooc/rest' });
    const answered = Promise.withResolvers<ServerResponse>();
    const origin = await loopback.serve((request, response) => {
      answered.resolve(response);
      proxy(request, response, '/a');
    });
    const [answer] = (await once(http.get(origin, { agent: false }), 'response')) as [IncomingMessage];
    expect((await answered.promise).listenerCount('close')).toBeLessThan(5);
    answer.destroy();
  });

  it('goes on for others while the answers to two hundred visitors have not come to their end', async () => {
    const origin = await proxyTo(
      (request, response) => {
        if (request.url?.endsWith('long')) response.write('first');
        else response.end('short');
      },
      { headMs: 3_000, idleMs: 60_000 },
    );
    const open = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const [answer] = await once(http.get(`${origin}/long`, { agent: false }), 'response');
        return answer as IncomingMessage;
      }),
    );
    expect(await send(origin, '/short')).toMatchObject({ status: 200, body: 'short' });
    for (const answer of open) answer.destroy();
  });

  it('answers 304 and HEAD without a body', async () => {
    const origin = await proxyTo((_request, response) => response.writeHead(304, { ETag: '"1"' }).end());
    expect(await send(origin, '/a')).toMatchObject({ status: 304, body: '' });
    expect(await send(origin, '/a', { method: 'HEAD' })).toMatchObject({ status: 304, body: '' });
  });

  it('gives the backend up when the visitor leaves', async () => {
    const answers = new EventEmitter();
    const origin = await proxyTo((_request, response) => {
      response.on('close', () => answers.emit('left'));
      answers.emit('began');
    });
    const left = once(answers, 'left');
    const began = once(answers, 'began');
    const request = http.get(`${origin}/a`, { agent: false }).on('error', () => {});
    await began;
    request.destroy();
    await expect(left).resolves.toEqual([]);
  });

  it('tries again when a kept connection turns out to be closed', async () => {
    let calls = 0;
    const origin = await proxyTo((request, response) => {
      calls += 1;
      if (calls === 2) request.socket.resetAndDestroy();
      else response.end(`call ${calls}`);
    });
    expect((await send(origin, '/a')).body).toBe('call 1');
    expect((await send(origin, '/a')).body).toBe('call 3');
  });
});
