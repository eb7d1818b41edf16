import { texts } from '../../seed/texts.ts';
import { seededBackend } from '../../testing/seeded-backend.ts';

jest.setTimeout(120_000);

const backend = seededBackend();

const call = (path: string) => fetch(`${backend.rest}/jaf/${path}`);
const read = async (path: string) => (await call(path)).json();

describe('what anybody may read', () => {
  it('are properties: a flat object of strings', async () => {
    const values = Object.values(await read('public/props'));
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => typeof value === 'string')).toBe(true);
  });

  it('are texts in both languages', async () => {
    const answer = await read('public/i18n?al_id_srv=1&al_id_srv_chiamante=2&unknown=3');
    expect(answer).toEqual({
      langs: ['it', 'en'],
      defaultLang: 'it',
      bundles: { IT: texts.it, EN: texts.en },
    });
  });

  it('is the application info of a test database', async () => {
    expect(await read('public/app')).toMatchObject({
      dbTest: true,
      controllerVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      descSrvCorrente: { it: expect.any(String), en: expect.any(String) },
      descSrvPrecedente: { it: expect.any(String), en: expect.any(String) },
    });
  });

  it.each(['linklogout?logout_service_id=7&', 'linksessioneterminata?'])('is where to go from %s', async (path) => {
    const { targetURL } = await read(`public/${path}lang=en`);
    expect(targetURL).toBe(`${backend.url}/idp/session-ended?lang=en`);
    expect(await (await fetch(targetURL)).text()).toContain('You are signed out');
  });

  it('are the parameters of a sign-in', async () => {
    expect(await read('oauth/params')).toEqual({
      oauthServer: `${backend.url}/idp`,
      clientId: expect.any(String),
      accessType: 'offline',
      responseType: 'code',
      scope: expect.any(String),
    });
  });

  it.each(['public/app?al_id_srv=a%20b', 'public/linklogout?lang=fr'])(
    'is nothing for the wrong query %s',
    async (path) => {
      const response = await call(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    },
  );

  it.each(['public/help/other', 'public/other'])('is nothing at %s, which no cache keeps', async (path) => {
    const { status, headers } = await call(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
