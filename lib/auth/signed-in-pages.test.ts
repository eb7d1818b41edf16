import { NextRequest, NextResponse } from 'next/server';
import { expectConsole } from '@/jest/console';
import { cookiesOf, tokensIn } from './cookies';
import { openSession } from './session-token';
import { guardPage } from './signed-in-pages';
import { appUrl, cookiesSetBy, fakeBackend, issuedTokens, secret, visit } from './testing/signed-in-request';

const backend = fakeBackend();

const asNext = (request: Request) => new NextRequest(request, { nextConfig: { basePath: '/mooc/app' } });

/** Requests a page. @returns the guard's answer, and the cookies when the page was rendered (`null` if it was not) */
async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  let rendered: Record<string, string> | null = null;
  const response = await guardPage(asNext(await visit(path, options)), (request) => {
    rendered = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]));
    return NextResponse.next({ request: { headers: new Headers(request.headers) } });
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { response, rendered: rendered as Record<string, string> | null, location: response.headers.get('location') };
}

describe('pages for signed-in people', () => {
  it('are not rendered for an anonymous visitor, who is redirected to the sign-in and back', async () => {
    const { rendered, location } = await open('/en/restricted/quality?sort=title');
    expect(rendered).toBeNull();
    expect(location).toBe(`${appUrl}/en/login?return=%2Fen%2Frestricted%2Fquality%3Fsort%3Dtitle`);
  });

  it('nor for a forged cookie', async () => {
    const { rendered, location } = await open('/restricted', { cookies: { 'next-auth.session-token': 'a.b.c' } });
    expect({ rendered, location }).toEqual({ rendered: null, location: `${appUrl}/login?return=%2Frestricted` });
  });

  it('take back the hint that somebody is signed in when nobody is', async () => {
    const cookies = { 'next-auth.session-token': 'a.b.c', 'signed-in': '1' };
    expect(cookiesSetBy((await open('/restricted', { cookies })).response)).toEqual({ 'signed-in': null });
    expect(cookiesSetBy((await open('/restricted')).response)).toEqual({});
  });

  it('return without the parameter that the router adds for page data', async () => {
    expect((await open('/restricted?_rsc=abc')).location).toBe(`${appUrl}/login?return=%2Frestricted`);
  });

  it('are rendered with good tokens, and nothing is set or asked', async () => {
    const { rendered, response } = await open('/restricted', { tokens: issuedTokens(backend) });
    expect(rendered).not.toBeNull();
    expect(cookiesSetBy(response)).toEqual({});
    expect(backend.calls).toEqual([]);
  });

  it('get renewed tokens in their request, and the browser gets the same in the answer', async () => {
    const { rendered, response } = await open('/restricted', { tokens: issuedTokens(backend, 5) });
    const set = cookiesSetBy(response);
    expect(set['next-auth.session-token']).toBe(rendered?.['next-auth.session-token']);
    const tokens = await openSession(set['next-auth.session-token'] ?? '', secret);
    expect(tokens?.expiresAt).toBeGreaterThan(Date.now() + 500_000);
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
  });

  it.each([
    ['long ones in parts, without the whole cookie, which would be read first', 'a'.repeat(6_000), 'refresh-next'],
    ['the old refresh token when the identity provider gives no other', 'access-next', ''],
  ])('get renewed tokens: %s', async (_what, accessToken, refreshToken) => {
    const tokens = issuedTokens(backend, 5);
    jest.spyOn(backend, 'issue').mockReturnValueOnce({ accessToken, refreshToken, expiresIn: 600 });
    const { rendered } = await open('/restricted', { tokens });
    const expected = { accessToken, refreshToken: refreshToken || tokens.refreshToken };
    expect(await tokensIn(rendered ?? {})).toMatchObject(expected);
  });

  it('take over what another request has renewed', async () => {
    const tokens = issuedTokens(backend, 5);
    const one = await open('/restricted', { tokens });
    const other = await open('/restricted', { tokens: { ...tokens, expiresAt: Date.now() + 600_000 } });
    const opened = [one, other].map(({ rendered }) => openSession(rendered?.['next-auth.session-token'] ?? '', secret));
    const [first, second] = await Promise.all(opened);
    expect(second).toEqual(first);
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
  });

  it('redirect to the critical error when the identity provider has ended the sign-in', async () => {
    const { rendered, location } = await open('/en/restricted', {
      tokens: { ...issuedTokens(backend, 0), refreshToken: 'bad-ended' },
    });
    expect({ rendered, location }).toEqual({ rendered: null, location: `${appUrl}/en/login/failed?reason=ended` });
  });

  it('redirect to a new sign-in when there is nothing to renew with, for which nobody is signed in any more', async () => {
    const tokens = { ...issuedTokens(backend, 0), refreshToken: null };
    const { location } = await open('/restricted', { tokens });
    expect(location).toBe(`${appUrl}/login?return=%2Frestricted`);
    // Otherwise the sign-in would redirect back at once.
    expect(await tokensIn(cookiesOf(await visit('/login', { tokens })))).toBeNull();
  });

  it('are rendered to the very end of a token that cannot be renewed', async () => {
    const { rendered } = await open('/restricted', { tokens: { ...issuedTokens(backend, 5), refreshToken: null } });
    expect(rendered).not.toBeNull();
    expect(backend.calls).toEqual([]);
  });

  it.each([500, 503, 429])('are 503 after one attempt while renewing is answered with %s', async (status) => {
    backend.failing['/'] = status;
    expectConsole('warn', new RegExp(`^GET /jaf/oauth/token/refresh/…: status ${status}`));
    const { rendered, response } = await open('/restricted', { tokens: issuedTokens(backend, 0) });
    expect({ rendered, status: response.status }).toEqual({ rendered: null, status: 503 });
    expect(response.headers.get('retry-after')).toBe('5');
    expect(cookiesSetBy(response)).toEqual({});
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
  });

  it('are 503 within ten seconds while renewing hangs, all that are asked for at once after one attempt', async () => {
    backend.tokensTake = 15_000;
    for (let page = 0; page < 5; page += 1) expectConsole('warn', /^GET \/jaf\/oauth\/token\/refresh\/…: /);
    const tokens = issuedTokens(backend, 0);
    const began = Date.now();
    const pages = await Promise.all(
      ['/restricted', '/en/restricted', '/restricted?a=1', '/restricted', '/restricted'].map((path) =>
        open(path, { tokens }),
      ),
    );
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(pages.map(({ response, rendered }) => [response.status, rendered])).toEqual(Array(5).fill([503, null]));
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
    backend.tokensTake = 0;
  }, 30_000);
});
