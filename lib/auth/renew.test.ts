import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sharedNotes } from '@/lib/cache/notes';
import { memoryNotes } from '@/lib/cache/testing/memory-notes';
import { renewalFolder, renewalStore, renewTokensOnce, type SignInSettings, validTokens } from './renew';
import type { Renewal } from './renewal-store';
import type { SessionTokens } from './session-token';
import { SignInEnded } from './sign-in-errors';
import { FakeBackend } from './testing/fake-backend';

const run = promisify(execFile);
const secret = 'a secret of the test';

let backend: FakeBackend;
let settings: SignInSettings;
beforeEach(async () => {
  backend = await new FakeBackend().start();
  settings = { restUrl: backend.baseUrl, secret, folder: await mkdtemp(path.join(tmpdir(), 'renewals-')) };
});
afterEach(async () => {
  await backend.stop();
  await rm(settings.folder ?? '', { recursive: true });
});

function newTokens(lifetime = 600): SessionTokens {
  const { accessToken, refreshToken } = backend.issue();
  return { accessToken, refreshToken, expiresAt: Date.now() + lifetime * 1000 };
}
const renewalCalls = () => backend.callsTo('/oauth/token/refresh/').length;

describe('renewing tokens', () => {
  it('makes one call for ten requests at once, and all get the same', async () => {
    backend.tokensTake = 150;
    const tokens = newTokens();
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewTokensOnce(tokens, settings)));
    expect(renewalCalls()).toBe(1);
    expect(new Set(renewed.map(({ accessToken }) => accessToken))).toEqual(new Set(['access-2']));
    expect(renewed[0]?.expiresAt).toBeGreaterThan(Date.now() + 590_000);
  });

  it('makes one call for several processes at once', async () => {
    backend.tokensTake = 300;
    const tokens = JSON.stringify(newTokens());
    const args = ['lib/auth/testing/renew-in-process.ts', settings.restUrl, secret, settings.folder ?? '', tokens, '5'];
    const outputs = await Promise.all([1, 2].map(() => run('node_modules/.bin/node', args)));
    expect(renewalCalls()).toBe(1);
    const renewed: SessionTokens[] = outputs.flatMap(({ stdout }) => JSON.parse(stdout));
    expect(renewed).toHaveLength(10);
    expect(new Set(renewed.map(({ refreshToken }) => refreshToken))).toEqual(new Set(['refresh-2']));
  }, 30_000);

  it('loses no renewed token: a browser that never got its cookie comes back with the old one', async () => {
    const first = newTokens(0);
    const second = await validTokens(first, settings);
    const third = await renewTokensOnce(second, settings);
    expect(await validTokens(first, settings)).toEqual(third);
    expect(await validTokens(second, settings)).toEqual(third);
    expect(renewalCalls()).toBe(2);
  });

  it('leaves good tokens alone, and renews 30 seconds before their end', async () => {
    const good = newTokens(40);
    expect(await validTokens(good, settings)).toBe(good);
    expect(renewalCalls()).toBe(0);
    expect((await validTokens(newTokens(29), settings)).accessToken).toBe('access-3');
  });

  it('goes on with the same refresh token when the identity provider gives no other', async () => {
    const first = newTokens(0);
    const store = renewalStore(settings);
    const next = { ...first, accessToken: 'again-1', expiresAt: 0 };
    await store.record(first, next);
    await store.record(next, { ...first, accessToken: 'again-2', expiresAt: Date.now() + 600_000 });
    expect((await validTokens(first, settings)).accessToken).toBe('again-2');
  });
});

describe('instances on several machines', () => {
  let machines: readonly SignInSettings[];
  beforeEach(async () => {
    sharedNotes().current = memoryNotes();
    const folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(settings.folder ?? '', 'machine-'))));
    machines = folders.map((folder) => ({ ...settings, folder }));
  });
  afterEach(() => {
    sharedNotes().current = null;
  });

  it('make one call for requests at once, and all get the same', async () => {
    backend.tokensTake = 150;
    const tokens = newTokens();
    const everywhere = [...machines, ...machines, ...machines];
    const renewed = await Promise.all(everywhere.map((machine) => renewTokensOnce(tokens, machine)));
    expect(renewalCalls()).toBe(1);
    expect(new Set(renewed.map(({ accessToken }) => accessToken))).toEqual(new Set(['access-2']));
  });

  it('know of a sign-out on another one', async () => {
    const [here = settings, elsewhere = settings] = machines;
    const tokens = newTokens();
    await renewalStore(here).record(tokens, null);
    await expect(validTokens(tokens, elsewhere)).rejects.toBeInstanceOf(SignInEnded);
  });

  it('do not renew while another one does, and give back what they had locked themselves', async () => {
    const [here = settings, elsewhere = settings] = machines;
    const tokens = newTokens();
    let second: Promise<Renewal> = Promise.resolve(null);
    const first = renewalStore(here).once(tokens, async () => {
      second = renewalStore(elsewhere).once(tokens, () => Promise.reject(new Error('renewed twice')));
      await pause(100);
      return null;
    });
    expect(await first).toBeNull();
    expect(await second).toBeNull();
    expect(await readdir(elsewhere.folder ?? '')).toEqual([]);
  });
});

describe('a sign-in that cannot be renewed', () => {
  it('has ended when the identity provider refuses, which is asked once', async () => {
    const tokens = { ...newTokens(0), refreshToken: 'bad-token' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(renewTokensOnce(tokens, settings)).rejects.toMatchObject({ name: 'SignInEnded', refused: true });
    }
    expect(renewalCalls()).toBe(1);
  });

  it('needs a new sign-in when there is no refresh token', async () => {
    const ended = renewTokensOnce({ ...newTokens(0), refreshToken: null }, settings);
    await expect(ended).rejects.toBeInstanceOf(SignInEnded);
    await expect(ended).rejects.toMatchObject({ refused: false });
  });

  it('is tried again after a fault of the backend, whose error tells no token', async () => {
    const tokens = newTokens(0);
    backend.failing['/oauth/token'] = 503;
    const failed = renewTokensOnce(tokens, settings);
    await expect(failed).rejects.toMatchObject({ name: 'BackendError', status: 503 });
    await expect(failed).rejects.toThrow(/^(?!.*refresh-1)/);
    expect(renewalCalls()).toBe(1);
    delete backend.failing['/oauth/token'];
    expect((await renewTokensOnce(tokens, settings)).accessToken).toBe('access-2');
  });
});

describe('a renewal that fails', () => {
  const outcomes = (renewals: readonly Promise<SessionTokens>[]) =>
    Promise.all(renewals.map((renewal) => renewal.then(String, ({ name, kind, status }) => [name, kind, status])));
  beforeEach(() => {
    backend.failing['/oauth/token'] = 502;
    backend.failuresTake = 300;
  });

  it('fails once for all who wait for it, the next caller tries again', async () => {
    const tokens = newTokens(0);
    const waiting = Array.from({ length: 10 }, () => validTokens(tokens, settings));
    expect(await outcomes(waiting)).toEqual(Array(10).fill(['BackendError', 'status', 502]));
    expect(renewalCalls()).toBe(1);
    expect(await outcomes([validTokens(tokens, settings)])).toEqual([['BackendError', 'status', 502]]);
    expect(renewalCalls()).toBe(2);
    backend.failing = {};
    expect((await validTokens(tokens, settings)).accessToken).toBe('access-2');
  });

  it('fails for those on other machines who wait for it', async () => {
    sharedNotes().current = memoryNotes();
    const folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(settings.folder ?? '', 'machine-'))));
    const tokens = newTokens(0);
    const waiting = [...folders, ...folders].map((folder) => validTokens(tokens, { ...settings, folder }));
    expect(await outcomes(waiting)).toEqual(Array(4).fill(['BackendError', 'status', 502]));
    expect(renewalCalls()).toBe(1);
    sharedNotes().current = null;
  });

  it('is given up when the one who makes it is gone, and no second one is begun', async () => {
    const tokens = newTokens(0);
    const [holding, holder] = [Promise.withResolvers<void>(), Promise.withResolvers<Renewal>()];
    const held = renewalStore(settings).once(tokens, () => {
      holding.resolve();
      return holder.promise;
    });
    await holding.promise;
    const began = Date.now();
    expect(await outcomes([validTokens(tokens, settings)])).toEqual([['BackendError', 'timeout', null]]);
    expect(Date.now() - began).toBeLessThan(9_000);
    expect(renewalCalls()).toBe(0);
    holder.resolve(null);
    await held;
  }, 20_000);
});

describe('what the processes tell each other', () => {
  it('is encrypted and for this user only', async () => {
    await renewTokensOnce(newTokens(), settings);
    const folder = settings.folder ?? '';
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect(`${name} ${await readFile(path.join(folder, name), 'utf8')}`).not.toMatch(/access-|refresh-/);
    expect(
      await renewalStore({ ...settings, secret: 'another' }).find({ ...newTokens(), accessToken: 'x' }),
    ).toBeUndefined();
  });

  it('is not taken from a file that somebody else has written', async () => {
    const tokens = newTokens();
    await renewTokensOnce(tokens, settings);
    const [name = ''] = await readdir(settings.folder ?? '');
    await writeFile(path.join(settings.folder ?? '', name), 'forged');
    expect(await renewalStore(settings).find(tokens)).toBeUndefined();
  });

  it('is gone after a day', async () => {
    const old = path.join(settings.folder ?? '', 'old');
    await writeFile(old, '');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    await renewTokensOnce(newTokens(), settings);
    expect(await readdir(settings.folder ?? '')).not.toContain('old');
  });

  it('does not wait for a process that died with the lock', async () => {
    const tokens = newTokens();
    await renewTokensOnce(tokens, settings);
    const folder = settings.folder ?? '';
    const [name = ''] = await readdir(folder);
    await rm(path.join(folder, name));
    const lock = path.join(folder, `${name}.lock`);
    await writeFile(lock, '');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await utimes(lock, aMinuteAgo, aMinuteAgo);
    await renewalStore(settings).once(tokens, async () => null);
    expect(await renewalStore(settings).find(tokens)).toBeNull();
    expect(await readdir(folder)).toEqual([name]);
  });
});

it('keeps notes in another folder for each user of the system, who could not write into that of another', () => {
  expect(renewalFolder(secret, 0)).not.toBe(renewalFolder(secret, 65_534));
  expect(renewalFolder(secret)).toBe(renewalFolder(secret, process.getuid?.()));
});
