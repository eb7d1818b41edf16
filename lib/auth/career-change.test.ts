import { expectConsole } from '@/jest/console';
import { changeCareer } from './sign-in';
import { appUrl, cookiesSetBy, fakeBackend, issuedTokens, visit } from './testing/signed-in-request';

const backend = fakeBackend();

describe('a change of career', () => {
  const change = async (career: string, tokens = issuedTokens(backend)) =>
    changeCareer(await visit('/api/auth/career', { tokens, method: 'POST' }), career, '/about');

  it('revokes the token, then asks the identity provider with the old one and an empty scope', async () => {
    const tokens = issuedTokens(backend);
    const response = await change('845210', tokens);
    const address = new URL(response.headers.get('location') ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://idp.example/idp/careerChange');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a-client',
      redirect_uri: `${appUrl}/api/auth/callback/university`,
      access_type: 'offline',
      response_type: 'code',
      scope: '',
      state: expect.any(String),
      matricola: '845210',
      al_pj_matricola: '845210',
      access_token: tokens.accessToken,
    });
    expect(backend.callsTo('/oauth/revoke').map(({ body }) => body)).toContainEqual({ token: tokens.accessToken });
    const cookies = cookiesSetBy(response);
    expect(cookies).toMatchObject({ 'next-auth.session-token': null, 'signed-in': null });
    const page = Object.keys(cookies).find((name) => name.startsWith('next-auth.callback-url.')) ?? '';
    expect(decodeURIComponent(cookies[page] ?? '')).toBe(`${appUrl}/about`);
  });

  it('signs out when the backend names no identity provider, because the token is revoked by then', async () => {
    backend.parameters = null;
    expectConsole('warn', /^No sign-in is possible/);
    const response = await change('845210');
    expect(response.headers.get('location')).toBe(`${appUrl}/login/failed?reason=parameters`);
    expect(cookiesSetBy(response)).toMatchObject({ 'next-auth.session-token': null, 'signed-in': null });
  });

  it('is a critical error without an access token, and for anything but digits', async () => {
    const anonymous = await changeCareer(await visit('/api/auth/career', { method: 'POST' }), '845210', '/about');
    for (const response of [anonymous, await change('84a'), await change(''), await change('1'.repeat(21))]) {
      expect(response.headers.get('location')).toBe(`${appUrl}/login/failed?reason=career`);
    }
    expect(backend.calls).toEqual([]);
  });
});
