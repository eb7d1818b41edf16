import { join } from 'node:path';
import { startWithoutCourses } from '../../identity/testing/backend.ts';
import { callInternal, exchange, signInAs } from '../../identity/testing/code-flow.ts';
import { Visitor } from '../../identity/testing/visitor.ts';
import type { RunningBackend } from '../../testing/running-backend.ts';

jest.setTimeout(120_000);

const program = join(import.meta.dirname, '../../identity/testing/server.ts');
const calls = ['profiles', 'user', 'linkmanuale', 'linkassistenza', 'ricercheSenzaRisultato'];

let backend: RunningBackend;
let editor: string;
beforeAll(async () => {
  backend = await startWithoutCourses({ ACCESS_TOKEN_SECONDS: '5' }, { program });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  editor = await tokenOf('editor');
});

async function tokenOf(name: string): Promise<string> {
  return (await exchange(backend, await signInAs(new Visitor(), backend, name))).accessToken;
}

async function read(path: string, token: string) {
  const response = await callInternal(backend, path, token);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

function updateReturnUrl(body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${editor}`, 'content-type': 'application/json' };
  return fetch(`${backend.rest}/jaf/internal/updateReturnUrl`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('the bearer token', () => {
  it.each(calls)('is required by %s', async (path) => {
    for (const [token, reason] of [[undefined], ['x'.repeat(43), ' error="invalid_token"'], ["' or 1=1"]]) {
      const response = await callInternal(backend, path, token);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe(`Bearer${reason ?? ''}`);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
  });

  it('is required to sign a return URL', async () => {
    expect((await fetch(`${backend.rest}/jaf/internal/updateReturnUrl`, { method: 'POST', body: '{}' })).status).toBe(
      401,
    );
  });

  it('expires', async () => {
    const deadline = Date.now() + 20_000;
    let status = 200;
    while (status === 200 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      status = (await callInternal(backend, 'user', editor)).status;
    }
    expect(status).toBe(401);
  });
});

describe('the profile headers', () => {
  it.each([
    ['none', {}],
    ['the empty profile', { dprofile: 'EMPTY_PROFILE' }],
    ["the person's profile", { profile: '12', dprofile: 'REDAZIONE' }],
    ["the person's profile without a secondary one", { profile: '12', dprofile: 'EMPTY_PROFILE' }],
  ])('let %s through', async (_what, headers) => {
    expect((await callInternal(backend, 'user', editor, headers as Record<string, string>)).status).toBe(200);
  });

  it.each([
    ["somebody else's profile", { profile: '1', dprofile: 'AMMINISTRAZIONE' }],
    ["somebody else's secondary profile", { profile: '12', dprofile: 'AMMINISTRAZIONE' }],
    ['a secondary profile alone', { dprofile: 'REDAZIONE' }],
    ['what is no profile', { profile: 'abc', dprofile: 'EMPTY_PROFILE' }],
  ])('refuse %s', async (_what, headers) => {
    const response = await callInternal(backend, 'user', editor, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('what a person reads', () => {
  it('are their profiles: one for the editor, two for the administrator', async () => {
    const profile = { profile: '12', dprofile: 'REDAZIONE', description: expect.any(String) };
    expect(await read('profiles', editor)).toEqual([expect.objectContaining(profile)]);
    expect(await read('profiles', await tokenOf('admin'))).toHaveLength(2);
  });

  it('are their own data, with nobody impersonating', async () => {
    expect(await read('user', editor)).toMatchObject({
      nome: 'Giulia',
      cognome: 'Ferraris',
      initials: 'GF',
      idPersonaImp: null,
      nomeImp: null,
    });
  });

  it('are the data of the person acted for, with the name of who signed in', async () => {
    const user = await read('user', await tokenOf('delegate'));
    expect(user).toMatchObject({ nome: 'Paolo', cognome: 'Righetti', nomeImp: 'Chiara', cognomeImp: 'Montanari' });
    expect(user.idPersonaImp).not.toBe(user.idPersona);
    expect(user.codicePersonaImp).toEqual(expect.any(String));
  });

  it('are help pages that are there, in the language asked for', async () => {
    for (const call of ['linkmanuale', 'linkassistenza']) {
      const { targetURL } = await read(`${call}?lang=EN&polij_into_webview=false`, editor);
      const page = await fetch(targetURL);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).toContain('<html lang="en">');
    }
  });

  it('are the searches without a result', async () => {
    expect(await read('ricercheSenzaRisultato', editor)).toEqual({ ricerche: [] });
  });

  it.each([
    'linkmanuale?lang=fr',
    'linkassistenza?polij_into_webview=maybe',
    'user?profile=abc',
    'profiles?al_id_srv=%20',
  ])('is nothing for the wrong query %s', async (path) => {
    const response = await callInternal(backend, path, editor);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('the return URL', () => {
  it('gets its parameters and a signature over all of them, and loses an old signature', async () => {
    const sign = async (lang: string) => {
      const response = await updateReturnUrl({
        url: 'https://servizi.example.org/pagina?a=1&lang=fr&__pj0=old&__pj1=old',
        params: { lang, poli_style: 'light', page: 3 },
      });
      expect(response.status).toBe(200);
      return new URL((await response.json()).url);
    };
    const [italian, english] = [await sign('it'), await sign('en')];
    expect(Object.fromEntries(italian.searchParams)).toEqual({
      a: '1',
      lang: 'it',
      poli_style: 'light',
      page: '3',
      __pj0: expect.stringMatching(/^\d{10}$/),
      __pj1: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(italian.searchParams.getAll('lang')).toEqual(['it']);
    expect(italian.searchParams.get('__pj1')).not.toBe(english.searchParams.get('__pj1'));
  });

  it('is valid for half an hour, and signed as if it had no old signature', async () => {
    const sign = async (old: string) => {
      const response = await updateReturnUrl({ url: `https://servizi.example.org/pagina?a=1${old}` });
      return new URL((await response.json()).url).searchParams;
    };
    const end = (signed: URLSearchParams) => Number(signed.get('__pj0'));
    let [plain, again] = [await sign(''), await sign('&__pj1=old')];
    while (end(plain) !== end(again)) [plain, again] = [await sign(''), await sign('&__pj1=old')];
    expect(String(again)).toBe(String(plain));
    const minutesLeft = (end(plain) - Date.now() / 1000) / 60;
    expect(minutesLeft).toBeGreaterThan(29);
    expect(minutesLeft).toBeLessThanOrEqual(30);
  });

  it.each([
    {},
    { url: 'javascript:alert(1)' },
    { url: '/relative' },
    { url: 'https://a.example', params: { lang: {} } },
  ])('is refused for %j', async (body) => {
    expect((await updateReturnUrl(body)).status).toBe(400);
  });
});
