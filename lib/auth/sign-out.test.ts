import { expectConsole } from '@/jest/console';
import { signInSettings, validTokens } from './renew';
import { answerForm } from './same-origin';
import { signOut } from './sign-out';
import { cookiesSetBy, fakeBackend, issuedTokens, visit } from './testing/signed-in-request';

const backend = fakeBackend();

const out = async (options: Parameters<typeof visit>[1]) =>
  signOut(await visit('/api/auth/logout', { method: 'POST', ...options }), 'en');

describe('signing out', () => {
  it('revokes the tokens, removes every cookie of the person and redirects to the page that says so', async () => {
    const tokens = issuedTokens(backend);
    const cookies = {
      'next-auth.state': 'a',
      'next-auth.callback-url': 'b',
      'next-auth.session-token.0': 'c',
      profile: 'd',
      'signed-in': '1',
      theme: 'dark',
    };
    const response = await out({ tokens, cookies });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://idp.example/session-ended');
    expect(backend.callsTo('/public/linksessioneterminata')[0]?.query.get('lang')).toBe('en');
    expect(backend.callsTo('/oauth/revoke').map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ token: tokens.accessToken }, { token: tokens.refreshToken }]),
    );
    const { theme: _kept, ...removed } = { ...cookies, 'next-auth.session-token': '' };
    expect(cookiesSetBy(response)).toEqual(Object.fromEntries(Object.keys(removed).map((name) => [name, null])));
  });

  it('leaves nothing that an old cookie could be renewed with', async () => {
    const tokens = issuedTokens(backend, 0);
    await out({ tokens });
    await expect(validTokens(tokens, signInSettings())).rejects.toMatchObject({ name: 'SignInEnded' });
    expect(backend.callsTo('/oauth/token')).toEqual([]);
  });

  it('redirects to the logout page of this service when there is no page of an ended session', async () => {
    backend.failing['/public/linksessioneterminata'] = 500;
    backend.logout = { targetURL: 'https://idp.example/logout' };
    expectConsole('warn', /^After a sign-out: GET \/jaf\/public\/linksessioneterminata/);
    const response = await out({ tokens: issuedTokens(backend) });
    expect(response.headers.get('location')).toBe('https://idp.example/logout');
    const [call] = backend.callsTo('/public/linklogout');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ lang: 'en', logout_service_id: '2001' });
  });

  it.each([
    ['names none', {}],
    ['names something that is no page', { targetURL: 'javascript:alert(1)' }],
    ['answers null', null],
  ])('falls back to the base path when the backend %s', async (_what, answer) => {
    backend.sessionEnded = answer;
    expect((await out({ tokens: issuedTokens(backend) })).headers.get('location')).toBe(
      'http://localhost:3000/mooc/app/',
    );
  });

  it('works while the backend is down: that is only logged, without a token', async () => {
    backend.failing['/'] = 500;
    expectConsole('warn', /^A token could not be revoked at sign-out \(status 500\)$/);
    for (const link of ['linksessioneterminata', 'linklogout']) {
      expectConsole('warn', new RegExp(`^After a sign-out: GET /jaf/public/${link}`));
    }
    const response = await out({ tokens: issuedTokens(backend) });
    expect(response.headers.get('location')).toBe('http://localhost:3000/mooc/app/');
    expect(cookiesSetBy(response)).toMatchObject({ 'next-auth.session-token': null, 'signed-in': null });
  });

  it('of nobody revokes nothing', async () => {
    expect((await out({})).status).toBe(303);
    expect(backend.callsTo('/oauth/revoke')).toEqual([]);
  });
});

describe('a form', () => {
  const send = async (options: Parameters<typeof visit>[1]) =>
    answerForm(await visit('/api/auth/logout', { method: 'POST', body: 'lang=en', ...options }), async (fields) =>
      Response.json(Object.fromEntries(fields)),
    );

  it('of this site is answered', async () => {
    expect(await (await send({})).json()).toEqual({ lang: 'en' });
  });

  it.each([
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['nowhere', { headers: { 'sec-fetch-site': 'none' } }, 403],
    ['somebody with too much to say', { body: `lang=${'x'.repeat(5000)}` }, 413],
  ])('of %s is refused', async (_who, options, status) => {
    expect((await send(options)).status).toBe(status);
  });
});
