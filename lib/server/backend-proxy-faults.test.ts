import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expectConsole } from '../../jest/console.ts';
import { send } from '../../jest/loopback.ts';
import { backendProxies } from './backend-proxy.testkit.ts';

const { loopback, proxyTo } = backendProxies();

describe('the backend proxy, when something is late or away,', () => {
  it('answers 502 with a message when nothing listens', async () => {
    const origin = await proxyTo(await loopback.closedOrigin());
    expectConsole('warn', 'A call below /rest got 502: ECONNREFUSED');
    const answer = await send(origin, '/a');
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'retry-after': '30',
    });
    expect(JSON.parse(answer.body)).toEqual({ message: 'The catalogue server cannot be reached.' });
  });

  it.each(['099 Odd', '101 Switching Protocols', '101 Switching\r\nConnection: Upgrade\r\nUpgrade: any', '999 Odd'])(
    'answers 502 with a message when the status is %j',
    async (status) => {
      const origin = await proxyTo(({ socket }) => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\n\r\n{}`));
      expectConsole('warn', `A call below /rest got 502: status ${Number.parseInt(status, 10)}`);
      const answer = await send(origin, '/a');
      expect(answer.status).toBe(502);
      expect(JSON.parse(answer.body)).toEqual({ message: 'The catalogue server gave an answer that makes no sense.' });
    },
  );

  it('answers 508 when its own address is called the backend’s, instead of calling itself for ever', async () => {
    const passOn = (request: IncomingMessage, response: ServerResponse) =>
      request.pipe(
        http.request(origin + request.url, { headers: request.headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 0);
          answer.pipe(response);
        }),
      );
    const origin: string = await proxyTo(passOn);
    expectConsole('warn', /^A call below \/rest got 508: REST_URL \(.*\/mooc\/rest\) leads back to this web app$/);
    const answer = await send(origin, '/a');
    expect(answer.status).toBe(508);
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(JSON.parse(answer.body)).toEqual({ message: 'REST_URL leads back to the web app.' });
  });

  it('answers 504 with a message when the answer does not begin in time', async () => {
    const origin = await proxyTo(() => {}, { headMs: 50, idleMs: 5_000 });
    expectConsole('warn', 'A call below /rest got 504: no answer in time');
    const answer = await send(origin, '/a');
    expect(answer.status).toBe(504);
    expect(answer.headers['retry-after']).toBe('30');
    expect(JSON.parse(answer.body)).toEqual({ message: 'The catalogue server did not answer in time.' });
  });

  it.each([
    [
      'breaks off',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.write('part', () => response.destroy());
      },
    ],
    [
      'stalls',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.write('part');
      },
    ],
  ])('cuts the connection when an answer %s', async (_case, backend) => {
    const origin = await proxyTo(backend, { headMs: 1_000, idleMs: 100 });
    await expect(send(origin, '/a')).rejects.toThrow('aborted');
  });

  it('cuts the connection when an answer stalls after its visitor was slow', async () => {
    const stall = (_request: IncomingMessage, response: ServerResponse) => {
      response.write(Buffer.alloc(20_000_000));
    };
    const origin = await proxyTo(stall, { headMs: 1_000, idleMs: 100 });
    const request = http.get(origin, { agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.pause();
    // Each of these visitors, who read at once, is cut a tenth of a second after the last byte.
    for (let time = 0; time < 3; time += 1) await expect(send(origin, '/a')).rejects.toThrow('aborted');
    expect(answer.readableEnded || answer.destroyed).toBe(false);
    answer.resume();
    const [error] = (await once(answer, 'error')) as [Error];
    expect(error.message).toBe('aborted');
  });

  it('answers 408 with a message when the request stops midway', async () => {
    const origin = await proxyTo((request) => request.resume(), { headMs: 50, idleMs: 50 });
    const request = http.request(origin, { method: 'POST', headers: { 'Content-Length': '10' } });
    request.write('{');
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(408);
    expect(answer.headers.connection).toBe('close');
    expect(await json(answer)).toEqual({ message: 'The request did not arrive in time.' });
    request.destroy();
  });

  it('answers 504 when the request stops because the backend takes no more of it', async () => {
    const origin = await proxyTo(() => {}, { headMs: 200, idleMs: 5_000 });
    expectConsole('warn', 'A call below /rest got 504: no answer in time');
    const request = http.request(origin, { method: 'POST' }).on('error', () => {});
    request.write(Buffer.alloc(20_000_000));
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(504);
    request.destroy();
  });
});
