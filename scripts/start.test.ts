import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Loopback } from '../jest/loopback.ts';
import { readEnv } from '../lib/env/env.ts';
import { requireFreePort } from './free-port.ts';
import { keptSecret } from './secret.ts';
import { respondsOk, waitUntilAnswers } from './wait.ts';
import { welcome } from './welcome.ts';

const loopback = new Loopback();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(async () => {
  await loopback.close();
  rmSync(folder, { recursive: true });
});

describe('keptSecret', () => {
  it('makes a long one once, for this user only', () => {
    const file = path.join(folder, 'data/secret');
    const secret = keptSecret(file, 'NEXTAUTH_SECRET');
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    expect(keptSecret(file, 'NEXTAUTH_SECRET')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('makes a new one where a full disk has left an empty file', () => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, '');
    expect(Buffer.from(keptSecret(file, 'NEXTAUTH_SECRET'), 'base64')).toHaveLength(32);
  });

  it('says what to do when it cannot be kept', () => {
    writeFileSync(path.join(folder, 'data'), 'a file where a folder should be');
    expect(() => keptSecret(path.join(folder, 'data/secret'), 'NEXTAUTH_SECRET')).toThrow(
      'Make it writable or set NEXTAUTH_SECRET',
    );
  });
});

describe('waiting and ports', () => {
  it('waits until the answer is good', async () => {
    let calls = 0;
    const origin = await loopback.serve((_request, response) => {
      calls += 1;
      response.writeHead(calls < 3 ? 503 : 200).end();
    });
    await waitUntilAnswers(origin, 10_000);
    expect(calls).toBe(3);
  });

  it('takes no answer within 2 s for none', async () => {
    expect(await respondsOk(await loopback.serve(() => {}))).toBe(false);
  });

  it('gives up in the end', async () => {
    await expect(waitUntilAnswers(await loopback.closedOrigin(), 0)).rejects.toThrow('has not answered for 0 s');
  });

  it('names the variable of a port that is taken', async () => {
    const port = Number(new URL(await loopback.serve(() => {})).port);
    await expect(requireFreePort(port, 'BACKEND_PORT')).rejects.toThrow(`BACKEND_PORT is ${port}, but another program`);
  });

  it('leaves a free port free', async () => {
    const port = Number(new URL(await loopback.closedOrigin()).port);
    await requireFreePort(port, 'PORT');
    await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
  });
});

describe('the programs, started wrongly', () => {
  /** Runs a program of the project; returns its exit code and its output on stderr. */
  function run(program: string, env: Record<string, string>): Promise<{ code: unknown; message: string }> {
    const options = { env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv };
    return new Promise((resolve) => {
      execFile(process.execPath, [program], options, (error, _stdout, stderr) =>
        resolve({ code: error?.code ?? 0, message: stderr }),
      );
    });
  }

  it.each(['lib/server/main.ts', 'scripts/start.ts'])('%s names a wrong variable in one line', async (program) => {
    expect(await run(program, { PORT: 'eighty' })).toEqual({
      code: 1,
      message: 'PORT is "eighty": expected a port from 1 to 65535\n',
    });
  });

  it('the web app names a missing secret in one line', async () => {
    const { code, message } = await run('lib/server/main.ts', { NEXTAUTH_SECRET: '' });
    expect(code).toBe(1);
    expect(message).toMatch(/^NEXTAUTH_SECRET is not set: [^\n]+\n$/);
  });

  it('npm run web says in one line that it has no build for this product', async () => {
    const { code, message } = await run('scripts/check-build.ts', { PRODUCT: 'corsi' });
    expect(code).toBe(1);
    expect(message).toMatch(/^(There is no production build|PRODUCT is "corsi", but the build)[^\n]+\n$/);
  });

  it.each(['PORT', 'BACKEND_PORT'])(
    'npm start names a taken %s in one line before it builds anything',
    async (name) => {
      const port = new URL(await loopback.serve(() => {})).port;
      const free = new URL(await loopback.closedOrigin()).port;
      const { code, message } = await run('scripts/start.ts', { REST_URL: '', PORT: free, [name]: port });
      expect(code).toBe(1);
      expect(message).toMatch(new RegExp(`^${name} is ${port}, but another program uses that port[^\\n]+\\n$`));
    },
  );
});

it.each([
  [true, 'Sign in         https://courses.example.org/corsi/app/login'],
  [false, 'Backend         https://backend.example.org/rest'],
])('the welcome shows the catalogue and, with the embedded backend %j, %s', (embeddedBackend, line) => {
  const env = readEnv({
    PRODUCT: 'corsi',
    SITE_URL: 'https://courses.example.org',
    REST_URL: 'https://backend.example.org/rest',
  });
  expect(welcome(env, embeddedBackend)).toEqual(
    expect.arrayContaining(['The catalogue   https://courses.example.org/corsi/app/home', line]),
  );
});
