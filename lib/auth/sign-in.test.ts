import { randomUUID } from 'node:crypto';
import { expectConsole } from '@/jest/console';
import { openSession } from './session-token';
import { finishSignIn, startSignIn } from './sign-in';
import { appUrl, cookiesSetBy, fakeBackend, secret, siteUrl, visit } from './testing/signed-in-request';

const backend = fakeBackend();

const addressOf = (response: Response) => new URL(response.headers.get('location') ?? '');

/** Starts a sign-in. @returns the address of the redirect, and the browser's cookies after it */
async function start(returnTo = '/restricted?tab=1') {
  const response = await startSignIn(await visit(`/api/auth/start?return=${encodeURIComponent(returnTo)}`));
  const cookies = cookiesSetBy(response);
  return { address: addressOf(response), cookies: cookies as Record<string, string>, response };
}

/** The name of the cookie with the page to return to. */
const pageCookie = (cookies: object) =>
  Object.keys(cookies).find((name) => name.startsWith('next-auth.callback-url.')) ?? '';

async function comeBack(query: Record<string, string>, cookies: Record<string, string>) {
  const response = await finishSignIn(
    await visit(`/api/auth/callback/university?${new URLSearchParams(query)}`, { cookies }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { address: response.headers.get('location'), cookies: cookiesSetBy(response), response };
}

describe('the way to the identity provider', () => {
  it('has every parameter of the specification', async () => {
    const { address, cookies, response } = await start();
    expect(response.status).toBe(303);
    expect(`${address.origin}${address.pathname}`).toBe('https://idp.example/idp/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a-client',
      redirect_uri: `${appUrl}/api/auth/callback/university`,
      access_type: 'offline',
      response_type: 'code',
      scope: 'openid offline_access',
      state: expect.stringMatching(/^[\w-]{40,}$/),
    });
    expect(Object.keys(cookies).sort()).toEqual([
      expect.stringMatching(/^next-auth\.callback-url\.[0-9a-f]{16}$/),
      expect.stringMatching(/^next-auth\.state\.[0-9a-f]{16}$/),
    ]);
    for (const line of response.headers.getSetCookie())
      expect(line).toMatch(/Path=\/mooc\/app; Max-Age=900; SameSite=Lax; HttpOnly/);
  });

  it('has a state of its own each time', async () => {
    const states = await Promise.all([1, 2].map(async () => (await start()).address.searchParams.get('state')));
    expect(new Set(states).size).toBe(2);
  });

  it('has the access type anonymous, and no scope, when the backend names none', async () => {
    backend.parameters = { oauthServer: 'https://idp.example/idp/', clientId: 'a-client' };
    const { address } = await start();
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a-client',
      redirect_uri: `${appUrl}/api/auth/callback/university`,
      access_type: 'anonymous',
      response_type: 'code',
      state: expect.any(String),
    });
  });

  it.each([
    ['no parameters', null],
    ['no client', { oauthServer: 'https://idp.example/idp' }],
    ['an identity provider that is no web address', { oauthServer: 'javascript:alert(1)', clientId: 'a' }],
  ])('is a critical error with %s', async (_what, answer) => {
    backend.parameters = answer;
    expectConsole('warn', /^No sign-in is possible: GET \/jaf\/oauth\/params/);
    const { address } = await start('/en/restricted');
    expect(address.href).toBe(`${appUrl}/en/login/failed?reason=parameters`);
  });
});

describe('the way back', () => {
  it('exchanges the code, keeps the tokens in the encrypted cookie and returns to the saved page', async () => {
    const { address, cookies } = await start();
    const state = address.searchParams.get('state') ?? '';
    const back = await comeBack({ code: 'good-code-1', state }, cookies);
    const over = Object.fromEntries(Object.keys(cookies).map((name) => [name, null]));
    expect(back.address).toBe(`${appUrl}/restricted?tab=1`);
    const [call] = backend.callsTo('/oauth/token/get/');
    expect(call?.path).toBe('/oauth/token/get/good-code-1');
    const tokens = await openSession(back.cookies['next-auth.session-token'] ?? '', secret);
    expect(tokens).toMatchObject({ accessToken: expect.stringMatching(/^access-/), refreshToken: expect.any(String) });
    expect(back.cookies).toMatchObject({ ...over, 'signed-in': '1', profile: null });
    expect(JSON.stringify([...back.response.headers])).not.toMatch(/access-|refresh-/);
    const session = back.response.headers.getSetCookie().find((line) => line.startsWith('next-auth.session-token='));
    expect(session).toMatch(/Path=\/mooc\/app; Max-Age=43200; SameSite=Lax; HttpOnly/);
  });

  it('leaves nothing of an earlier session, whose parts would be read with the new ones', async () => {
    const { address, cookies } = await start();
    const state = address.searchParams.get('state') ?? '';
    const earlier = { 'next-auth.session-token.0': 'old', 'next-auth.session-token.1': 'old' };
    const back = await comeBack({ code: 'good-code-9', state }, { ...cookies, ...earlier });
    expect(back.cookies['next-auth.session-token']).toEqual(expect.any(String));
    expect(back.cookies).toMatchObject({ 'next-auth.session-token.0': null, 'next-auth.session-token.1': null });
  });

  it.each([
    ['another state', 'forged'],
    ['an empty state', ''],
    ['no state', null],
  ])('refuses %s: the code is not even looked at', async (_what, state) => {
    const { cookies } = await start();
    expectConsole('warn', /^Sign-in failed: OAUTH_CALLBACK_ERROR/);
    const back = await comeBack({ code: 'good-code-2', ...(state !== null && { state }) }, cookies);
    expect(back.address).toBe(`${appUrl}/login/failed?reason=exchange`);
    expect(backend.callsTo('/oauth/token')).toEqual([]);
    expect(back.cookies).not.toHaveProperty('next-auth.session-token');
    expect(back.cookies).not.toHaveProperty('signed-in');
  });

  it('refuses a browser that was never sent away, and the state of another one, whatever its cookie is called', async () => {
    const [one, other] = [await start(), await start()];
    const state = one.address.searchParams.get('state') ?? '';
    const values = Object.values(other.cookies);
    const renamed = Object.fromEntries(Object.keys(one.cookies).map((name, index) => [name, values[index] ?? '']));
    for (const cookies of [{}, other.cookies, renamed]) {
      expectConsole('warn', /^Sign-in failed/);
      expect((await comeBack({ code: 'good-code-3', state }, cookies)).cookies).not.toHaveProperty('signed-in');
    }
    expect(backend.callsTo('/oauth/token')).toEqual([]);
  });

  it('is a critical error when the person cancels, in the language of the page', async () => {
    const { cookies, address } = await start('/en/restricted');
    const state = address.searchParams.get('state') ?? '';
    const back = await comeBack({ error: 'access_denied', state }, cookies);
    expect(back.address).toBe(`${appUrl}/en/login/failed?reason=denied`);
  });

  it.each([
    ['/about?a=b', '/about?a=b'],
    ['/en/restricted/quality', '/en/home'],
    ['/restricted', '/home'],
  ])('leads on as an anonymous visitor after any other error: from %s to %s', async (from, to) => {
    const { cookies, address } = await start(from);
    const back = await comeBack({ error: 'server_error', state: address.searchParams.get('state') ?? '' }, cookies);
    expect(back.address).toBe(`${appUrl}${to}`);
    expect(back.cookies).not.toHaveProperty('signed-in');
  });

  it.each([
    ['the code is not good', 'bad-code', 200, 1],
    ['the backend fails', 'good-code-4', 500, 1],
    ['there is no code', '', 200, 0],
  ])('is a critical error when %s; the log tells no code', async (_what, code, status, calls) => {
    const { cookies, address } = await start();
    if (status !== 200) backend.failing['/oauth/token'] = status;
    expectConsole('warn', /^Sign-in failed: OAUTH_CALLBACK_ERROR: (?!.*-code)/);
    const back = await comeBack({ code, state: address.searchParams.get('state') ?? '' }, cookies);
    expect(back.address).toBe(`${appUrl}/login/failed?reason=exchange`);
    expect(backend.callsTo('/oauth/token/get')).toHaveLength(calls);
    expect(back.cookies).not.toHaveProperty('signed-in');
  });

  it('is a critical error, and forgets the page, when the backend names no parameters any more', async () => {
    const { cookies, address } = await start();
    backend.parameters = null;
    expectConsole('warn', /^No sign-in is possible/);
    const back = await comeBack({ code: 'good-code-5', state: address.searchParams.get('state') ?? '' }, cookies);
    expect(back.address).toBe(`${appUrl}/login/failed?reason=parameters`);
    expect(back.cookies[pageCookie(cookies)]).toBeNull();
    expect(backend.callsTo('/oauth/token')).toEqual([]);
  });

  it.each([
    [6_000, 'restricted?tab=1'],
    [13_500, 'restricted?tab=1'],
    [14_500, 'login/failed?reason=exchange'],
    [40_000, 'login/failed?reason=exchange'],
  ])('leaves no half of a session: tokens of %i characters lead to %s', async (length, expected) => {
    const isTooLong = expected.startsWith('login');
    if (isTooLong) expectConsole('warn', 'too long');
    const { cookies, address } = await start();
    const issued = { accessToken: 'a'.repeat(length), refreshToken: 'refresh', expiresIn: 600 };
    jest.spyOn(backend, 'issue').mockReturnValueOnce(issued);
    const state = address.searchParams.get('state') ?? '';
    const back = await comeBack({ code: `good-${randomUUID()}`, state }, cookies);
    expect(back.address).toBe(`${appUrl}/${expected}`);
    const session = Object.entries(back.cookies).filter(
      ([name, value]) => name.startsWith('next-auth.session') && value,
    );
    const text = session.map(([, value]) => value).join('');
    expect((await openSession(text, secret))?.accessToken).toBe(isTooLong ? undefined : issued.accessToken);
    expect(session.length > 0).toBe(!isTooLong);
    expect(session.length).toBeLessThanOrEqual(5);
  });

  it.each(['https://evil.example/', `${siteUrl}.evil.example/mooc/app/x`, '/\\evil.example', '%E0', ''])(
    'returns to the start when the cookie of the page holds "%s"',
    async (saved) => {
      const { cookies, address } = await start();
      const query = { code: `good-${randomUUID()}`, state: address.searchParams.get('state') ?? '' };
      const back = await comeBack(query, { ...cookies, [pageCookie(cookies)]: saved });
      expect(back.address).toBe(`${appUrl}/restricted`);
      expect(back.cookies['signed-in']).toBe('1');
    },
  );
});

describe('two sign-ins that are under way in one browser', () => {
  it('both come back to the page that each was started for, in any order', async () => {
    const first = await start('/about');
    const second = await start('/en/restricted');
    const browser: Record<string, string> = { ...first.cookies, ...second.cookies };
    for (const [{ address }, page] of [
      [second, '/en/restricted'],
      [first, '/about'],
    ] as const) {
      const query = { code: `good-${randomUUID()}`, state: address.searchParams.get('state') ?? '' };
      const back = await comeBack(query, browser);
      expect(back.address).toBe(`${appUrl}${page}`);
      for (const [name, value] of Object.entries(back.cookies)) if (value === null) delete browser[name];
    }
    expect(browser).toEqual({});
  });

  it('do not take each other along when one is cancelled', async () => {
    const [first, second] = [await start('/about'), await start('/home')];
    const query = { error: 'access_denied', state: second.address.searchParams.get('state') ?? '' };
    const back = await comeBack(query, { ...first.cookies, ...second.cookies });
    expect(Object.keys(back.cookies).sort()).toEqual(Object.keys(second.cookies).sort());
  });

  it('leave the oldest ones behind when there are many', async () => {
    const cookies: Record<string, string> = {};
    const states: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const response = await startSignIn(await visit('/api/auth/start', { cookies }));
      states.push(addressOf(response).searchParams.get('state') ?? '');
      for (const [name, value] of Object.entries(cookiesSetBy(response))) {
        if (value === null) delete cookies[name];
        else cookies[name] = value;
      }
    }
    expect(Object.keys(cookies)).toHaveLength(2 * 4);
    const [oldest = '', newest = ''] = [states[3], states[6]];
    for (const state of [oldest, newest]) {
      expect((await comeBack({ code: `good-${randomUUID()}`, state }, cookies)).cookies['signed-in']).toBe('1');
    }
  });
});
