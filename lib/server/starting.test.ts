import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Loopback, send } from '../../jest/loopback.ts';
import { listen } from './listen.ts';
import { builtFiles, requireBuild } from './production-build.ts';
import { type ServingState, stoppable } from './shutdown.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

describe('requireBuild', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function build(basePath: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'BUILD_ID'), 'x');
    writeFileSync(path.join(folder, 'prerender-manifest.json'), '{}');
    writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify({ basePath }));
  }

  it('accepts a build of the same product', () => {
    build('/mooc/app');
    expect(() => requireBuild(folder, 'mooc')).not.toThrow();
  });

  it('names PRODUCT when the build is of another one', () => {
    build('/mooc/app');
    expect(() => requireBuild(folder, 'corsi')).toThrow('PRODUCT is "corsi", but the build was made for "mooc"');
  });

  it('names the files that it serves', () => {
    mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
    writeFileSync(path.join(folder, 'static/chunks/a.js'), '');
    expect([...builtFiles(folder)].sort()).toEqual(['chunks', 'chunks/a.js']);
  });

  it('says what to do when there is no build', () => {
    expect(() => requireBuild(folder, 'mooc')).toThrow('There is no production build: run "npm run build" first');
  });

  it.each(['BUILD_ID', 'prerender-manifest.json'])('takes one that ended before it wrote %s for none', (name) => {
    build('/mooc/app');
    rmSync(path.join(folder, name));
    expect(() => requireBuild(folder, 'mooc')).toThrow('There is no production build');
  });
});

describe('listen', () => {
  const loopback = new Loopback();
  afterEach(() => loopback.close());

  it('names the variable of a port that is taken', async () => {
    const port = Number(new URL(await loopback.serve(() => {})).port);
    await expect(listen(http.createServer(), port, 'PORT')).rejects.toThrow(
      `PORT is ${port}, but another program uses that port`,
    );
  });
});

describe('where it listens', () => {
  const loopback = new Loopback();
  afterEach(() => loopback.close());

  it('is the one address that is named', async () => {
    const server = http.createServer((_request, response) => response.end());
    const port = Number(new URL(await loopback.closedOrigin()).port);
    await listen(server, port, 'PORT', '127.0.0.2');
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.2:${port}`)).status).toBe(200);
    server.close();
    server.closeAllConnections();
  });

  it('is named when it is another machine’s', async () => {
    await expect(listen(http.createServer(), 5590, 'PORT', '192.0.2.1')).rejects.toThrow('WEB_HOST is 192.0.2.1');
  });
});

describe('the probes', () => {
  const loopback = new Loopback();
  afterEach(() => loopback.close());

  it.each([
    ['starting', 503],
    ['ready', 200],
    ['stopping', 503],
  ] as const)('say of a server that is %s whether visitors may come, and that it lives', async (phase, status) => {
    const handleApp = async () => {};
    const server = createWebServer({ ...testServerOptions, state: { phase }, handleApp });
    const probes = `${await loopback.listen(server)}/mooc/app/api/health`;
    const ready = await fetch(`${probes}/ready`);
    expect([ready.status, await ready.json()]).toEqual([status, { status: phase }]);
    expect(ready.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    const live = await fetch(`${probes}/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'alive' }]);
  });
});

describe('stopping', () => {
  const loopback = new Loopback();
  afterEach(() => loopback.close());

  /** Starts a server whose answers wait for `finish`; `busy` resolves when a request has come. */
  async function setUp() {
    const busy = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const server = http.createServer(async (_request, response) => {
      busy.resolve();
      await finish.promise;
      response.end('done');
    });
    const state: ServingState = { phase: 'ready' };
    const stop = stoppable(server, state);
    return { origin: await loopback.listen(server), state, stop, busy: busy.promise, finish: finish.resolve };
  }

  it('lets a running request finish and accepts no other', async () => {
    const { origin, stop, busy, finish } = await setUp();
    const running = send(origin, '/');
    await busy;
    const stopped = stop({ noticeMs: 0, finishMs: 5_000 });
    await expect(send(origin, '/')).rejects.toThrow('ECONNREFUSED');
    finish();
    expect((await running).body).toBe('done');
    await stopped;
  });

  it('goes on answering for a while, and closes every connection with its answer', async () => {
    const { origin, state, stop, finish } = await setUp();
    finish();
    const agent = new http.Agent({ keepAlive: true });
    expect((await send(origin, '/', { agent })).headers.connection).toBe('keep-alive');
    const stopped = stop({ noticeMs: 500, finishMs: 5_000 });
    expect(state.phase).toBe('stopping');
    expect(await send(origin, '/', { agent })).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await stopped;
    agent.destroy();
  });

  it('cuts what takes too long', async () => {
    const { origin, stop, busy } = await setUp();
    const running = send(origin, '/');
    running.catch(() => {});
    await busy;
    await stop({ noticeMs: 0, finishMs: 50 });
    await expect(running).rejects.toThrow('socket hang up');
  });
});
