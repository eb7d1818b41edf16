import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from './listen.ts';
import { Loopback, send } from './loopback.testkit.ts';
import { requireBuild } from './production-build.ts';
import { closeServer } from './shutdown.ts';

describe('requireBuild', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function build(basePath: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'BUILD_ID'), 'x');
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

  it('says what to do when there is no build, or only half of one', () => {
    expect(() => requireBuild(folder, 'mooc')).toThrow('There is no production build: run "npm run build" first');
    build('/mooc/app');
    rmSync(path.join(folder, 'BUILD_ID'));
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

describe('closeServer', () => {
  const loopback = new Loopback();
  afterEach(() => loopback.close());

  it('lets a running request finish and accepts no other', async () => {
    let finish = () => {};
    const server = http.createServer((_request, response) => {
      finish = () => response.end('done');
      server.emit('busy');
    });
    const origin = await loopback.listen(server);
    const busy = new Promise((resolve) => server.once('busy', resolve));
    const running = send(origin, '/');
    await busy;
    const closed = closeServer(server, 5_000);
    await expect(send(origin, '/')).rejects.toThrow('ECONNREFUSED');
    finish();
    expect((await running).body).toBe('done');
    await closed;
  });

  it('cuts what takes too long', async () => {
    const server = http.createServer(() => server.emit('busy'));
    const origin = await loopback.listen(server);
    const busy = new Promise((resolve) => server.once('busy', resolve));
    const running = send(origin, '/');
    running.catch(() => {});
    await busy;
    await closeServer(server, 50);
    await expect(running).rejects.toThrow('socket hang up');
  });
});
