import { seededBackend } from '../testing/seeded-backend.ts';
import { siteUrl } from '../testing/shared-backend.ts';
import { authorizationAddress, callInternal, exchange, openSignIn, returned, signInAs } from './testing/code-flow.ts';
import { Visitor } from './testing/visitor.ts';

jest.setTimeout(120_000);

const backend = seededBackend();

describe('signing in', () => {
  it.each(['editor', 'admin', 'delegate'])(
    'sends %s back with a code and the state, and nothing else',
    async (name) => {
      const answer = await signInAs(new Visitor(), backend, name);
      expect(returned(answer)).toEqual({ code: expect.any(String), state: 'a-state' });
      const { accessToken, expiresIn } = await exchange(backend, answer);
      expect(expiresIn).toBe(900);
      expect((await callInternal(backend, 'user', accessToken)).status).toBe(200);
    },
  );

  it('accepts an empty scope and ignores parameters it does not know', async () => {
    const address = await authorizationAddress(backend, {
      scope: '',
      matricola: '845210',
      career: '845210',
      other: '1',
    });
    const { accessToken } = await exchange(backend, await signInAs(new Visitor(), backend, 'editor', address));
    expect(await (await callInternal(backend, 'user', accessToken)).json()).toMatchObject({ matricola: '912345' });
  });

  it.each(['client_id', 'login_hint', 'ui_locales', 'state', 'anything', 'access_token'])(
    'refuses the character NUL in %s: no database can look for it',
    async (name) => {
      const address = await authorizationAddress(backend);
      for (const path of ['auth', 'careerChange']) {
        const { status, text } = await new Visitor().get(
          `${address.replace('/auth?', `/${path}?matricola=1&`)}&${name}=a%00`,
        );
        expect([path, status]).toEqual([path, 400]);
        expect(text).toContain('<h1>');
      }
    },
  );

  it.each(['/token', '/token/revocation'])('knows no client whose id has that character at %s', async (path) => {
    const body = new URLSearchParams({ client_id: 'a\0', grant_type: 'authorization_code', code: 'a', token: 'a' });
    const { status } = await fetch(`${backend.url}/idp${path}`, { method: 'POST', body });
    expect(status).toBe(401);
  });

  it('does not ask a person who is signed in already', async () => {
    const visitor = new Visitor();
    await signInAs(visitor, backend, 'admin');
    const again = await visitor.follow(await visitor.get(await authorizationAddress(backend)), backend.url);
    expect(returned(again)).toHaveProperty('code');
  });

  it('has two fields that no screen reader calls wrong before anything is entered', async () => {
    const { page } = await openSignIn(new Visitor(), backend);
    expect(page.text.match(/<input id=.* aria-invalid="false"/g)).toHaveLength(2);
  });

  it('says clearly that name or password are wrong, keeps the name, and lets the person try again', async () => {
    const visitor = new Visitor();
    const { action } = await openSignIn(visitor, backend);
    const page = await visitor.post(action, { name: '"><b>editor', password: 'nope', action: 'login' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('role="alert">Nome utente o password non corretti');
    expect(page.text).toContain('value="&quot;&gt;&lt;b&gt;editor"');
    const answer = await visitor.post(action, { name: ' Editor ', password: 'editor', action: 'login' });
    expect(returned(await visitor.follow(answer, backend.url))).toHaveProperty('code');
  });

  it('returns access_denied when the person cancels', async () => {
    const visitor = new Visitor();
    const { action } = await openSignIn(visitor, backend);
    const answer = await visitor.follow(await visitor.post(action, { action: 'cancel' }), backend.url);
    expect(returned(answer)).toMatchObject({ error: 'access_denied', state: 'a-state' });
    expect(returned(answer)).not.toHaveProperty('iss');
  });

  it('refuses a form sent by somebody who does not hold the cookie of the request', async () => {
    const { action } = await openSignIn(new Visitor(), backend);
    const forged = await new Visitor().post(action, { name: 'editor', password: 'editor', action: 'login' });
    expect(forged.status).toBe(400);
    expect(forged.text).toContain('non è più valida');
    expect(forged.text).toContain(`href="${siteUrl}/mooc/app/home"`);
  });

  it('tells who comes back to a request that is over, or is not of this browser, to begin again', async () => {
    const { status, text } = await new Visitor().get(`${backend.url}/idp/auth/${'x'.repeat(43)}`);
    expect(status).toBe(400);
    expect(text).toContain('non è più valida');
  });

  it('sets signed cookies that no script reads and no form of another site sends', async () => {
    const { headers } = await new Visitor().get(await authorizationAddress(backend));
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) expect(cookie).toMatch(/path=\/idp.*; samesite=lax; httponly$/);
    const signatures = cookies.filter((cookie) => /^idp_(?:interaction|resume)\.sig=/.test(cookie));
    expect(signatures).toHaveLength(2);
  });

  it('refuses a form that is too large or not valid', async () => {
    const visitor = new Visitor();
    const { action } = await openSignIn(visitor, backend);
    expect((await visitor.post(action, { name: 'x'.repeat(20_000), action: 'login' })).status).toBe(413);
    expect((await visitor.post(action, { name: 'editor', action: 'other' })).status).toBe(400);
  });

  it.each([
    ['another place to return to', { redirect_uri: 'https://evil.example/callback' }],
    ['an unknown client', { client_id: 'somebody-else' }],
  ])('shows an error page for %s instead of redirecting', async (_what, extra) => {
    const answer = await new Visitor().get(await authorizationAddress(backend, extra));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.location).toBeNull();
    expect(answer.text).toContain('Richiesta di accesso non valida');
  });
});

describe('the sign-in page', () => {
  it.each([
    ['the browser', {}, 'en-GB,en;q=0.9', 'en'],
    ['ui_locales before the browser', { ui_locales: 'it' }, 'en', 'it'],
    ['nothing: Italian', {}, 'de', 'it'],
  ])('has the language of %s', async (_what, extra, acceptLanguage, expected) => {
    const visitor = new Visitor();
    const start = await visitor.get(await authorizationAddress(backend, extra as Record<string, string>));
    const page = await visitor.get(start.location ?? '', { 'accept-language': acceptLanguage });
    expect(page.text).toContain(`<html lang="${expected}">`);
  });

  it('brings its icon: a browser that looks for one elsewhere reports a breach of the policy', async () => {
    const { page } = await openSignIn(new Visitor(), backend);
    expect(page.text).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg');
    expect(page.headers.get('content-security-policy')).toContain('img-src data:;');
  });

  it('lists the demonstration people, runs no script and is neither cached nor framed', async () => {
    const { page } = await openSignIn(new Visitor(), backend);
    for (const name of ['editor', 'admin', 'delegate']) expect(page.text).toContain(`<code>${name}</code>`);
    expect(page.text).not.toMatch(/<script/i);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${siteUrl}`);
  });
});

describe('the end of the session', () => {
  it('is the end for a copy of its cookies too', async () => {
    const visitor = new Visitor();
    await signInAs(visitor, backend, 'editor');
    const copy = visitor.copy();
    await visitor.get(`${backend.url}/idp/session-ended`);
    const { page } = await openSignIn(copy, backend);
    expect(page.text).toContain('name="password"');
  });

  it('signs out of the provider, revokes what the session issued and offers a way back', async () => {
    const visitor = new Visitor();
    const { accessToken } = await exchange(backend, await signInAs(visitor, backend, 'editor'));
    const link = await (await fetch(`${backend.rest}/jaf/public/linksessioneterminata?lang=en`)).json();
    const page = await visitor.get(link.targetURL);
    expect(page.text).toContain('You are signed out');
    expect(page.text).toContain(`href="${siteUrl}/mooc/app/home"`);
    expect((await callInternal(backend, 'user', accessToken)).status).toBe(401);
    const { page: next } = await openSignIn(visitor, backend);
    expect(next.text).toContain('name="password"');
  });
});
