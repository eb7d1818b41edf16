import { startWithoutCourses } from '../../identity/testing/backend.ts';
import { callInternal, exchange, returned, signInAs, type TokenPair } from '../../identity/testing/code-flow.ts';
import { Visitor } from '../../identity/testing/visitor.ts';
import { emptyFolder } from '../../testing/data-folders.ts';
import type { RunningBackend } from '../../testing/running-backend.ts';

jest.setTimeout(120_000);

let folder: string;
let backend: RunningBackend;
beforeAll(async () => {
  folder = await emptyFolder();
  backend = await startWithoutCourses({ BACKEND_DATA: folder });
});
afterAll(() => backend.stop());

const newTokens = async () => exchange(backend, await signInAs(new Visitor(), backend, 'editor'));
const refresh = (refreshToken: string) => fetch(`${backend.rest}/jaf/oauth/token/refresh/${refreshToken}`);
const revoke = (init: RequestInit) => fetch(`${backend.rest}/jaf/oauth/revoke`, { method: 'POST', ...init });
const works = async ({ accessToken }: TokenPair) => (await callInternal(backend, 'user', accessToken)).status === 200;

async function refreshed(refreshToken: string): Promise<TokenPair> {
  const response = await refresh(refreshToken);
  expect(response.status).toBe(200);
  return response.json();
}

describe('the exchange of a code', () => {
  it('works by GET and by POST, uncached', async () => {
    for (const method of ['GET', 'POST']) {
      const { code } = returned(await signInAs(new Visitor(), backend, 'editor'));
      const response = await fetch(`${backend.rest}/jaf/oauth/token/get/${code}`, { method });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 900,
      });
    }
  });

  it('works once: the second time it fails and revokes what the first gave', async () => {
    const answer = await signInAs(new Visitor(), backend, 'editor');
    const tokens = await exchange(backend, answer);
    const again = await fetch(`${backend.rest}/jaf/oauth/token/get/${returned(answer).code}`);
    expect(again.status).toBe(401);
    expect(await again.json()).toEqual({ message: expect.any(String) });
    expect(await works(tokens)).toBe(false);
  });

  it('answers 401 to an unknown code and 400 to what is none', async () => {
    expect((await fetch(`${backend.rest}/jaf/oauth/token/get/${'x'.repeat(43)}`)).status).toBe(401);
    expect((await fetch(`${backend.rest}/jaf/oauth/token/get/a%20b`)).status).toBe(400);
  });
});

describe('the refresh of tokens', () => {
  it('gives a working pair with the next refresh token each time', async () => {
    const first = await newTokens();
    const second = await refreshed(first.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(await works(third)).toBe(true);
  });

  it('fails for a used token and then for its whole family, but not for other sign-ins', async () => {
    const [first, other] = [await newTokens(), await newTokens()];
    const second = await refreshed(first.refreshToken);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect(await works(second)).toBe(false);
    expect(await works(other)).toBe(true);
  });

  it('succeeds for at most one of several requests at the same moment', async () => {
    const { refreshToken } = await newTokens();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const winner = answers.find(({ ok }) => ok);
    const pair: TokenPair | undefined = await winner?.json();
    if (pair) expect([await works(pair), (await refresh(pair.refreshToken)).status]).toEqual([false, 401]);
  });

  it('answers 401 to an unknown token', async () => {
    expect((await refresh('y'.repeat(43))).status).toBe(401);
  });

  it('still works after the backend restarts', async () => {
    const tokens = await newTokens();
    await backend.stop();
    backend = await startWithoutCourses({ BACKEND_DATA: folder });
    expect(await works(tokens)).toBe(true);
    expect(await works(await refreshed(tokens.refreshToken))).toBe(true);
  });
});

describe('revocation', () => {
  it.each(['accessToken', 'refreshToken'] as const)('of the %s ends the sign-in', async (kind) => {
    const tokens = await newTokens();
    expect((await revoke({ body: JSON.stringify({ token: tokens[kind] }) })).status).toBe(200);
    expect(await works(tokens)).toBe(false);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  });

  it('of an unknown token is no error; without a token, or with a broken body, it is', async () => {
    expect((await revoke({ body: JSON.stringify({ token: 'z'.repeat(43) }) })).status).toBe(200);
    expect((await revoke({ body: '{}' })).status).toBe(400);
    expect((await revoke({ body: '{"token' })).status).toBe(400);
    expect((await revoke({ body: new URLSearchParams({ token: 'z'.repeat(43) }) })).status).toBe(400);
    expect((await revoke({ body: 'x'.repeat(100_000) })).status).toBe(413);
  });
});
