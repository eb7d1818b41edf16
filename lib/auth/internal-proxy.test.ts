import { expectConsole } from '@/jest/console';
import { answerInternalCall } from './internal-proxy';
import { openSession, type SessionTokens } from './session-token';
import { cookiesSetBy, fakeBackend, issuedTokens, secret, siteUrl, visit } from './testing/signed-in-request';

const backend = fakeBackend();

type Visit = NonNullable<Parameters<typeof visit>[1]>;

async function ask(path: string, options: Visit = {}) {
  const address = `/api/jaf/${path}`;
  const segments = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
  const response = await answerInternalCall(await visit(address, options), segments);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, json: await response.json(), cookies: cookiesSetBy(response), response };
}

const json = { 'content-type': 'application/json' };

describe('the calls for signed-in people', () => {
  it.each(['profiles', 'user', 'linkmanuale', 'linkassistenza', 'ricercheSenzaRisultato'])(
    'lets GET %s through',
    async (name) => {
      const { status, json, cookies } = await ask(`internal/${name}`, { tokens: issuedTokens(backend) });
      expect({ status, json, cookies }).toEqual({ status: 200, json: { path: `/internal/${name}` }, cookies: {} });
    },
  );

  it('signs a return address of an allowed host', async () => {
    const body = JSON.stringify({ url: 'https://back.example.org/x', params: { lang: 'it', poli_style: 'light' } });
    const tokens = issuedTokens(backend);
    const { status, json: answer } = await ask('internal/updateReturnUrl', {
      tokens,
      method: 'POST',
      headers: json,
      body,
    });
    expect({ status, answer }).toEqual({ status: 200, answer: { url: 'https://back.example.org/x?__pj0=1' } });
    expect(backend.calls[0]?.body).toEqual(JSON.parse(body));
  });

  it.each([
    ['another host', { url: 'https://evil.example/', params: {} }],
    ['a host that only starts so', { url: 'https://back.example.org.evil.example/', params: {} }],
    ['somebody who signs in there', { url: 'https://user:x@back.example.org/', params: {} }],
    ['a host behind a backslash', { url: 'https://evil.example\\@back.example.org/', params: {} }],
    ['a host with a dot at its end', { url: 'https://back.example.org./', params: {} }],
    ['another port', { url: 'https://back.example.org:8443/', params: {} }],
    ['no web address', { url: 'javascript:alert(1)//back.example.org', params: {} }],
    ['unknown fields', { url: 'https://back.example.org/', params: {}, profile: '1' }],
    ['odd parameters', { url: 'https://back.example.org/', params: { a: { b: 1 } } }],
  ])('refuses to sign with %s', async (_what, body) => {
    const options = { tokens: issuedTokens(backend), method: 'POST', headers: json, body: JSON.stringify(body) };
    expect((await ask('internal/updateReturnUrl', options)).status).toBe(400);
    expect(backend.calls).toEqual([]);
  });

  it.each([
    'internal/other',
    'internal',
    'internal/user/more',
    'internal/..%2Foauth%2Fparams',
    'oauth/token/refresh/abc',
    'oauth/params',
    'public/app',
    'internal/USER',
  ])('has no %s', async (path) => {
    expect((await ask(path, { tokens: issuedTokens(backend) })).status).toBe(404);
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['POST', 'internal/user', 'GET, HEAD'],
    ['DELETE', 'internal/profiles', 'GET, HEAD'],
    ['HEAD', 'internal/updateReturnUrl', 'POST'],
    ['GET', 'internal/updateReturnUrl', 'POST'],
  ])('refuses %s %s', async (method, path, allowed) => {
    const request = await visit(`/api/jaf/${path}`, { method, tokens: issuedTokens(backend) });
    const response = await answerInternalCall(request, path.split('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });
});

it('answers HEAD as GET', async () => {
  const request = await visit('/api/jaf/internal/user', { method: 'HEAD', tokens: issuedTokens(backend) });
  expect((await answerInternalCall(request, ['internal', 'user'])).status).toBe(200);
  expect(backend.calls).toMatchObject([{ method: 'GET' }]);
});

describe('who may ask', () => {
  it('nobody without a session, with a forged one, or with one of another key', async () => {
    const forged = { cookies: { 'next-auth.session-token': 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c' } };
    for (const options of [{}, forged, { headers: { authorization: 'Bearer access-1' } }]) {
      expect((await ask('internal/user', options)).status).toBe(401);
    }
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['the person who types the address', { 'sec-fetch-site': 'none' }, 200],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['an old browser on this site', { 'sec-fetch-site': '', origin: siteUrl }, 200],
    ['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }, 403],
  ])('%s', async (_who, headers: Record<string, string>, status) => {
    const tokens = issuedTokens(backend);
    const request = await visit('/api/jaf/internal/user', { tokens, headers });
    if (headers['sec-fetch-site'] === '') request.headers.delete('sec-fetch-site');
    expect((await answerInternalCall(request, ['internal', 'user'])).status).toBe(status);
    expect(backend.calls).toHaveLength(status === 200 ? 1 : 0);
  });

  it('no form of an unknown place', async () => {
    const tokens = issuedTokens(backend);
    const request = await visit('/api/jaf/internal/updateReturnUrl', {
      tokens,
      method: 'POST',
      headers: json,
      body: '{}',
    });
    request.headers.delete('sec-fetch-site');
    expect((await answerInternalCall(request, ['internal', 'updateReturnUrl'])).status).toBe(403);
  });
});

describe('what the backend gets', () => {
  it('is token, profile and service id of the server; nothing that the visitor sent', async () => {
    const tokens = issuedTokens(backend);
    const headers = {
      authorization: 'Bearer mine',
      profile: '99',
      dprofile: 'OTHER',
      'x-forwarded-host': 'evil.example',
      'x-http-method-override': 'DELETE',
    };
    const cookies = { profile: encodeURIComponent('[12,"REDAZIONE"]'), other: 'x' };
    await ask('internal/user?profile=99&al_id_srv=1&admin=true', { tokens, headers, cookies });
    const [call] = backend.calls;
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${tokens.accessToken}`,
      profile: '12',
      dprofile: 'REDAZIONE',
    });
    expect(Object.keys(call?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(call?.headers).not.toHaveProperty('x-forwarded-host');
    expect(call?.headers).not.toHaveProperty('x-http-method-override');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ al_id_srv: '2001', profile: '12', dprofile: 'REDAZIONE' });
  });

  it.each([
    ['none', undefined],
    ['one that is not numeric', '["abc","X"]'],
    ['one that would add a header', '["12\\r\\nx: y","X"]'],
    ['garbage', '%E0%A4%A'],
  ])('without a chosen profile (%s) is the empty one', async (_what, value) => {
    const text = value?.startsWith('%') ? value : encodeURIComponent(value ?? '');
    const cookies: Record<string, string> = value === undefined ? {} : { profile: text };
    await ask('internal/user', { tokens: issuedTokens(backend), cookies });
    expect(backend.calls[0]?.headers).toMatchObject({ dprofile: 'EMPTY_PROFILE' });
    expect(backend.calls[0]?.headers).not.toHaveProperty('profile');
  });

  it('asks for the list of profiles under none, as the chosen one may be gone', async () => {
    const cookies = { profile: encodeURIComponent('[12,"REDAZIONE"]') };
    await ask('internal/profiles', { tokens: issuedTokens(backend), cookies });
    expect(backend.calls[0]?.headers).toMatchObject({ dprofile: 'EMPTY_PROFILE' });
  });

  it('gets the language of links', async () => {
    await ask('internal/linkmanuale?lang=en', { tokens: issuedTokens(backend) });
    await ask('internal/linkmanuale?lang=xx', { tokens: issuedTokens(backend) });
    expect(backend.calls.map(({ query }) => query.get('lang'))).toEqual(['en', 'it']);
  });
});

describe('tokens', () => {
  const inCookie = async (cookies: Record<string, string | null>): Promise<SessionTokens | null> =>
    openSession(cookies['next-auth.session-token'] ?? '', secret);

  it('that are ending are renewed once for ten calls at once, and each answer brings the new ones', async () => {
    const tokens = issuedTokens(backend, 10);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('internal/user', { tokens })));
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
    for (const { status, cookies } of answers) {
      expect(status).toBe(200);
      expect((await inCookie(cookies))?.refreshToken).toMatch(/^refresh-/);
      expect(cookies['signed-in']).toBe('1');
    }
  });

  it('that the backend refuses are renewed and the call is made again', async () => {
    const tokens = issuedTokens(backend);
    backend.issue();
    const { status, cookies } = await ask('internal/user', { tokens });
    expect(status).toBe(200);
    expect(backend.calls.map(({ path }) => path.split('/')[1])).toEqual(['internal', 'oauth', 'internal']);
    expect((await inCookie(cookies))?.accessToken).not.toBe(tokens.accessToken);
  });

  it('that stay refused after one renewal end it; the new ones are not lost', async () => {
    backend.failing['/internal'] = 401;
    const { status, json, cookies } = await ask('internal/user', { tokens: issuedTokens(backend) });
    expect({ status, json }).toEqual({ status: 401, json: { message: 'The sign-in has ended.' } });
    expect(backend.callsTo('/internal')).toHaveLength(2);
    expect(backend.callsTo('/oauth/token/refresh')).toHaveLength(1);
    expect(await inCookie(cookies)).not.toBeNull();
  });

  it('that cannot be renewed end it', async () => {
    const tokens = { ...issuedTokens(backend, 0), refreshToken: `bad-${Date.now()}` };
    expect((await ask('internal/user', { tokens })).status).toBe(401);
    expect(backend.callsTo('/internal')).toEqual([]);
  });

  it.each([404, 418, 302])(
    'that meet the status %i, such as of a wrong address in between, are a temporary fault',
    async (status) => {
      backend.failing['/oauth/token'] = status;
      expectConsole('warn', `status ${status}`);
      const tokens = { ...issuedTokens(backend), expiresAt: 0 };
      expect((await ask('internal/user', { tokens })).status).toBe(502);
      delete backend.failing['/oauth/token'];
      expect((await ask('internal/user', { tokens })).status).toBe(200);
    },
  );

  it('are in no answer and in no line of the log', async () => {
    backend.failing['/'] = 500;
    expectConsole('warn', /^(?!.*(access-|refresh-)).*\/jaf\//);
    const { status, response } = await ask('internal/user', { tokens: issuedTokens(backend, 0) });
    expect(status).toBe(502);
    expect(JSON.stringify([...response.headers])).not.toMatch(/access-|refresh-/);
  });
});

describe('a backend that fails', () => {
  it.each([
    [500, 502],
    [403, 400],
    [404, 404],
  ])('with %i is answered as %i', async (failure, status) => {
    backend.failing['/internal'] = failure;
    if (failure === 500) expectConsole('warn', /GET \/jaf\/internal\/user/);
    const answer = await ask('internal/user', { tokens: issuedTokens(backend) });
    expect(answer.status).toBe(status);
    expect(answer.json).toHaveProperty('message');
  });
});
