import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from './testing/calls.ts';
import { emptyFolder, foundationFolder, runSql, seededFolder } from './testing/data-folders.ts';
import {
  failToStart,
  freePort,
  type RunningBackend,
  startBackend,
  withoutDictionary,
} from './testing/running-backend.ts';

jest.setTimeout(180_000);

/** The data folder of the backend that runs during all tests. */
let folder: string;
let running: RunningBackend;
/** Slow clients last until the backend's time limits, so they start before the first test. */
let firstHeard: Promise<readonly string[]>;
beforeAll(async () => {
  folder = await seededFolder();
  await chmod(folder, 0o777);
  running = await startBackend({ BACKEND_DATA: folder, PRODUCT: 'corsi' }, { flags: withoutDictionary });
  const upgrade = 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const port = Number(new URL(running.url).port);
  const slowBody = 'POST /corsi/rest/mooc/moocVetrina/ HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n{';
  firstHeard = Promise.all([upgrade, '', 'GET / HT', slowBody].map((text) => send(port, text)));
});
afterAll(() => running.stop());

/** Expects one line with the given words, and exit code 1. */
async function expectRefusal(environment: Record<string, string>, ...words: string[]): Promise<void> {
  const { output, exitCode } = await failToStart({ BACKEND_PORT: String(await freePort()), ...environment });
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^backend: /)]);
  for (const word of words) expect(output).toContain(word);
  expect(exitCode).toBe(1);
}

describe('starting', () => {
  it('answers /health and says where it is', async () => {
    expect((await fetch(`${running.url}/health`)).status).toBe(200);
    expect(running.output()).toContain(`backend ready at ${running.url}/corsi/rest`);
  });

  it.each([
    ['by HTTP/1.0, which names no host', '/health'],
    ['at an absolute address, whatever stands before its path', 'http://user@elsewhere.example/health'],
  ])('answers a health check %s', async (_how, target) => {
    const answer = await send(Number(new URL(running.url).port), `GET ${target} HTTP/1.0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('lets no other user into the data folder', async () =>
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('750'));

  it('says in lines of its log which data it has and who may sign in', () => {
    const output = running.output().trim();
    const lines = output.split('\n').map((line) => JSON.parse(line).msg);
    expect(lines).toContain(`database: the folder ${folder} (DATABASE_URL is not set)`);
    expect(lines).toContain(
      "sign-in: the demonstration's people editor, admin, delegate, whose passwords everybody knows",
    );
  });

  it('with DEMO_CATALOGUE=off leaves an empty database empty, no test, and lets nobody in from elsewhere', async () => {
    const own = await emptyFolder();
    const outside = { BACKEND_URL: 'https://idp.example.org', SITE_URL: 'https://courses.example.org' };
    const backend = await startBackend(
      { BACKEND_DATA: own, DEMO_CATALOGUE: 'off', ...outside },
      { flags: withoutDictionary },
    );
    expect((await search(backend.rest, {})).moocTotali).toBe(0);
    expect(await (await fetch(`${backend.rest}/jaf/public/app`)).json()).toMatchObject({ dbTest: false });
    expect(backend.output()).toContain('the database is empty, and stays so until something is imported');
    expect(backend.output()).toContain('sign-in: nobody');
    expect(await backend.stop()).toBe(0);
  });
});

it('a database whose courses have all been deleted stays so, and the backend starts', async () => {
  const folder = await foundationFolder();
  const { rest, output, stop } = await startBackend({ BACKEND_DATA: folder }, { flags: withoutDictionary });
  expect((await search(rest, {})).moocTotali).toBe(0);
  expect(output()).not.toContain('the database is empty');
  await stop();
});

/** Whether a local program can connect to an address; on Linux all of 127.0.0.0/8 is this machine. */
async function answersAt(host: string, url: string): Promise<boolean> {
  const socket = connect({ host, port: Number(new URL(url).port) });
  const reached = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return reached;
}

/** Starts a backend on a data folder and stops it. @returns output at the start, answers, and exit code */
async function runAt(BACKEND_HOST: string, BACKEND_DATA: string, more: Record<string, string> = {}) {
  const { url, rest, output, stop } = await startBackend(
    { BACKEND_HOST, BACKEND_DATA, ...more },
    { host: BACKEND_HOST, flags: withoutDictionary },
  );
  const reached = {
    '127.0.0.1': await answersAt('127.0.0.1', url),
    '127.0.0.2': await answersAt('127.0.0.2', url),
  };
  const said = output();
  // The backend calls its own token endpoint here: 401 for an unknown token shows that the endpoint can be reached.
  const { status: ownCall } = await fetch(`${rest}/jaf/oauth/token/refresh/${'x'.repeat(43)}`);
  const courses = await search(rest, { moocsPerPagina: 20 });
  const etag = (await fetch(`${rest}/immagine/1`)).headers.get('etag');
  return { reached, ownCall, shown: { courses, etag }, said, output, exitCode: await stop() };
}

describe('listening', () => {
  it('is for this machine only, as long as nothing else is said', async () => {
    expect(await answersAt('127.0.0.1', running.url)).toBe(true);
    expect(await answersAt('127.0.0.2', running.url)).toBe(false);
  });
});

describe('one after the other on the same data, two backends', () => {
  let [first, second]: Awaited<ReturnType<typeof runAt>>[] = [];
  beforeAll(async () => {
    const own = await seededFolder();
    first = await runAt('0.0.0.0', own);
    second = await runAt('127.0.0.2', own, { LOG_LEVEL: 'silent' });
  });

  it('show the same catalogue, without seeding or indexing it again, and end with 0', () => {
    expect(first?.shown.courses.moocs).toHaveLength(20);
    expect(second?.shown).toEqual(first?.shown);
    expect(second?.output()).not.toMatch(/seeding|search index/);
    expect([first?.exitCode, second?.exitCode]).toEqual([0, 0]);
  });

  it('listen at BACKEND_HOST, also for the calls to themselves', () => {
    expect(first).toMatchObject({ reached: { '127.0.0.1': true, '127.0.0.2': true }, ownCall: 401 });
    expect(second).toMatchObject({ reached: { '127.0.0.1': false, '127.0.0.2': true }, ownCall: 401 });
  });

  it('write plain lines for a person at the terminal', () => {
    expect(second?.said).toMatch(/^database: .*\nsign-in: .*\nbackend ready at .*\n$/);
  });
});

/** Sends a text; returns the first data received, or '' when the connection closes without any. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, 'localhost');
  const closed = once(socket, 'close');
  const heard = once(socket, 'data').then(String);
  socket.write(text);
  const first = await Promise.race([heard, closed.then(() => '')]);
  socket.destroy();
  await closed;
  return first;
}

describe('refuses to start, with one line', () => {
  it('at an address that is not this machine’s', () =>
    expectRefusal({ BACKEND_DATA: folder, BACKEND_HOST: '192.0.2.1' }, 'BACKEND_HOST is 192.0.2.1'));

  it('on a taken port', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expectRefusal({ BACKEND_DATA: folder, BACKEND_PORT: String(port) }, `port ${port} is taken`, 'BACKEND_PORT');
    other.close();
  });

  it('with a variable that cannot be used', () =>
    expectRefusal({ BACKEND_DATA: folder, SITE_URL: 'localhost' }, 'SITE_URL'));

  it('on a data folder that nothing can be made in, without waiting for ever', () =>
    expectRefusal({ BACKEND_DATA: '/proc/x/y' }, '/proc/x/y', 'BACKEND_DATA'));

  it('on a data folder that another backend uses, and leaves that one alone', async () => {
    await expectRefusal({ BACKEND_DATA: folder }, folder, 'in use', 'BACKEND_DATA');
    expect((await search(`${running.url}/corsi/rest`, {})).moocTotali).toBeGreaterThan(0);
  });

  it('on a data folder that is broken', async () => {
    const broken = await emptyFolder();
    await writeFile(join(broken, 'postgres/global/pg_control'), 'what is this?');
    await expectRefusal({ BACKEND_DATA: broken }, broken, 'BACKEND_DATA');
    expect(await readdir(broken)).toEqual(['postgres']);
  });

  it('on a data folder that is a file, or has other files, whose rights stay', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'mooc-backend-'));
    const file = join(parent, 'file');
    await appendFile(file, 'no folder');
    await chmod(parent, 0o755);
    await expectRefusal({ BACKEND_DATA: file }, file, 'BACKEND_DATA');
    await expectRefusal({ BACKEND_DATA: parent }, `${parent} has other files, such as file`, 'BACKEND_DATA');
    expect((await stat(parent)).mode & 0o777).toBe(0o755);
    await rm(parent, { recursive: true });
  });

  it('on the data of a newer version', async () => {
    const newer = await emptyFolder();
    await runSql(newer, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
    await expectRefusal({ BACKEND_DATA: newer }, 'newer version');
  });

  it('without PostgreSQL at DATABASE_URL, and does not tell its password', async () => {
    const address = `postgresql://somebody:s3cret@127.0.0.1:${await freePort()}/mooc`;
    const { output, exitCode } = await failToStart({ BACKEND_PORT: String(await freePort()), DATABASE_URL: address });
    expect(output).toMatch(/^backend: PostgreSQL does not answer: .*DATABASE_URL.*\n$/);
    expect(output).not.toContain('s3cret');
    expect(exitCode).toBe(1);
  });
});

describe('a connection', () => {
  it('waits a minute for the next request', async () => {
    const answer = await fetch(`${running.url}/health`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  });

  it('ends when its client says nothing or is slow, and is answered when it asks for a WebSocket', async () => {
    expect(await firstHeard).toEqual([
      expect.stringMatching(/^HTTP\/1.1 200 /),
      expect.stringMatching(/^(?:HTTP\/1.1 408 |$)/),
      expect.stringMatching(/^(?:HTTP\/1.1 408 |$)/),
      expect.stringMatching(/^HTTP\/1.1 408 .*The body did not arrive in time/s),
    ]);
  });

  it.each([
    ['of known length', 'Content-Length: 50', '{'],
    ['in chunks', 'Transfer-Encoding: chunked', '1\r\n{\r\n'],
  ])('that its client breaks off in the middle of a body %s is no failure', async (kind, framing, beginning) => {
    const name = `broken-off-${kind.replaceAll(' ', '-')}`;
    const socket = connect(Number(new URL(running.url).port), 'localhost');
    const head = ['POST /corsi/rest/mooc/moocVetrina/ HTTP/1.1', 'Host: a', `X-Request-Id: ${name}`];
    socket.write([...head, framing, 'Expect: 100-continue', '', beginning].join('\r\n'));
    await once(socket, 'data');
    socket.destroy();
    while (!running.output().includes(name)) await fetch(`${running.url}/health`);
    await fetch(`${running.url}/health`);
    const lines = running.output().split('\n');
    expect(lines.filter((line) => line.includes(name) && line.includes('"level":"error"'))).toEqual([]);
  });
});
