import fc from 'fast-check';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs no variable', () => {
    expect(readEnv({})).toEqual({
      product: 'mooc',
      port: 3000,
      host: null,
      ownOrigin: 'http://localhost:3000',
      backendPort: 4000,
      embeddedRestUrl: 'http://localhost:4000/mooc/rest',
      trustedProxies: 0,
      shutdownDelaySeconds: 0,
      pageCacheBytes: 134_217_728,
      restUrl: 'http://localhost:4000/mooc/rest',
      catalogueApiUrl: 'http://localhost:4000/mooc/rest',
      siteUrl: 'http://localhost:3000',
      authUrl: 'http://localhost:3000/mooc/app/api/auth',
      authSecret: null,
      serviceId: '2001',
      callingServiceId: '2000',
      logoutServiceId: '2001',
      themeCookieDomain: null,
      returnUrlHosts: [],
      revalidateToken: null,
      cacheUrl: null,
      hideTestDatabaseBanner: false,
      canChangeLanguage: true,
      canChangeProfile: true,
      canChangeTheme: true,
      dataLicence: null,
      helpAddress: null,
      securityContact: null,
      logLevel: 'info',
      telemetryEndpoint: null,
      telemetryName: 'mooc-web',
    });
  });

  it('derives addresses from the product, the ports and the site', () => {
    const env = readEnv({ PRODUCT: 'corsi', PORT: '8080', BACKEND_PORT: '8081' });
    expect(env.restUrl).toBe('http://localhost:8081/corsi/rest');
    expect(env.siteUrl).toBe('http://localhost:8080');
    expect(readEnv({ PRODUCT: 'corsi', SITE_URL: 'https://Courses.example.org/' }).authUrl).toBe(
      'https://courses.example.org/corsi/app/api/auth',
    );
    const parent = { SITE_URL: 'https://courses.example.org', THEME_COOKIE_DOMAIN: '.Example.org' };
    expect(readEnv(parent).themeCookieDomain).toBe('.Example.org');
  });

  it.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::1', '[::1]'],
    ['0.0.0.0', 'localhost'],
  ])('reaches an embedded backend that listens on %s', (BACKEND_HOST, host) => {
    expect(readEnv({ BACKEND_HOST }).restUrl).toBe(`http://${host}:4000/mooc/rest`);
  });

  it('lets the catalogue live elsewhere than the rest', () => {
    const env = readEnv({ REST_URL: 'https://a.example/mooc/rest/', CATALOGUE_API_URL: 'https://b.example/api' });
    expect(env.restUrl).toBe('https://a.example/mooc/rest');
    expect(env.catalogueApiUrl).toBe('https://b.example/api');
    expect(readEnv({ REST_URL: 'https://a.example/mooc/rest' }).catalogueApiUrl).toBe('https://a.example/mooc/rest');
  });

  it('reads lists and flags', () => {
    const env = readEnv({
      RETURN_URL_HOSTS: 'My.example.org, www.example.org:8443',
      THEME_CHANGE: 'false',
      LANGUAGE_CHANGE: 'true',
    });
    expect(env.returnUrlHosts).toEqual(['my.example.org', 'www.example.org:8443']);
    expect([env.canChangeTheme, env.canChangeLanguage]).toEqual([false, true]);
  });

  it.each([
    ['valkey://cache:6379', 'redis://cache:6379'],
    ['valkeys://:secret@cache/2', 'rediss://:secret@cache/2'],
    ['redis://cache', 'redis://cache'],
  ])('knows the cache %s by the name its client knows', (given, known) => {
    expect(readEnv({ CACHE_URL: given }).cacheUrl).toBe(known);
  });

  it.each([
    ['CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC-BY-NC-SA-3.0', 'CC BY-NC-SA 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
    ['CC0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['IODL-2.0', 'IODL 2.0', 'https://www.dati.gov.it/iodl/2.0/'],
    [
      'https://example.org/à?b=<c> Le nostre condizioni',
      'Le nostre condizioni',
      'https://example.org/%C3%A0?b=%3Cc%3E',
    ],
  ])('knows the licence %s', (text, name, url) => {
    expect(readEnv({ DATA_LICENCE: text }).dataLicence).toEqual({ name, url });
  });

  it('takes the address of the sign-in with a slash at its end too', () => {
    const authUrl = 'https://courses.example.org/mooc/app/api/auth';
    for (const given of [authUrl, `${authUrl}/`]) expect(readEnv({ NEXTAUTH_URL: given }).authUrl).toBe(authUrl);
  });

  it.each([
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['::1', '[::1]'],
    ['10.0.0.5', '10.0.0.5'],
  ])('is reached on WEB_HOST=%s at %s', (host, reached) => {
    expect(readEnv({ WEB_HOST: host })).toMatchObject({ host, ownOrigin: `http://${reached}:3000` });
  });

  it('takes a blank variable for an absent one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'PRODUCT',
          'PORT',
          'REST_URL',
          'SITE_URL',
          'NEXTAUTH_SECRET',
          'RETURN_URL_HOSTS',
          'THEME_CHANGE',
        ),
        fc.stringMatching(/^[ \t]*$/),
        (name, blank) => expect(readEnv({ [name]: blank })).toEqual(readEnv({})),
      ),
    );
  });
});
