import fc from 'fast-check';
import { anyAddress } from '@/jest/any-address';
import { EnvError, readEnv } from './env.ts';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n');
    throw error;
  }
  return [];
}

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

  it.each([
    'MIT',
    'CC-BY-9.9',
    'CC-BY',
    'CC BY 4.0',
    'https://example.org/',
    'javascript:alert(1) x',
    'https://a:b@c.example/ x',
  ])('takes no %s for a licence of data, and says what one looks like', (text) => {
    expect(problemsOf({ DATA_LICENCE: text })).toEqual([
      expect.stringMatching(/^DATA_LICENCE is .*: expected a licence for data: CC0-1.0, .*CC-BY-4.0.*https:/),
    ]);
  });

  it.each([
    ['PRODUCT', 'a/b', 'PRODUCT is "a/b": expected letters, digits and hyphens, for example mooc'],
    ['PRODUCT', '-x', 'PRODUCT is "-x": expected letters, digits and hyphens'],
    [
      'HELP_ADDRESS',
      'a@b.it?cc=c@d.it',
      'HELP_ADDRESS is "a@b.it?cc=c@d.it": expected a mail address, for example help@example.org',
    ],
    [
      'SECURITY_CONTACT',
      'http://a.it',
      'SECURITY_CONTACT is "http://a.it": expected a mail address or an https address',
    ],
    ['SECURITY_CONTACT', 'mailto:https://a.it', 'SECURITY_CONTACT is "mailto:https://a.it": expected a mail address'],
    ['PORT', '70000', 'PORT is "70000": expected a port from 1 to 65535'],
    ['PORT', 'http', 'PORT is "http": expected a port from 1 to 65535'],
    ['REST_URL', 'localhost:4000', 'REST_URL is "localhost:4000": expected an absolute http or https address'],
    ['REST_URL', 'http://user:pass@host/rest', 'REST_URL is "http://***@host/rest": expected'],
    ['REST_URL', 'https://a.example/mooc/rest?', 'REST_URL is "https://a.example/mooc/rest?": expected an absolute'],
    ['REST_URL', 'https://a.example/rest#', 'REST_URL is "https://a.example/rest#": expected an absolute'],
    [
      'REST_URL',
      'https://a.it/rest, https://b.it',
      'REST_URL is "https://a.it/rest, https://b.it": expected an absolute',
    ],
    ['SITE_URL', 'courses', 'SITE_URL is "courses": expected an absolute http'],
    ['PRODUCT', 'a\nb', 'PRODUCT is "a\\nb": expected'],
    ['CATALOGUE_API_URL', '/mooc/rest', 'CATALOGUE_API_URL is "/mooc/rest": expected an absolute http'],
    ['SITE_URL', 'https://example.org/sub', 'SITE_URL is "https://example.org/sub": expected an origin without a path'],
    ['THEME_COOKIE_DOMAIN', 'a b', 'THEME_COOKIE_DOMAIN is "a b": expected a domain'],
    ['THEME_COOKIE_DOMAIN', 'host', 'THEME_COOKIE_DOMAIN is "host": expected localhost, which is the host of SITE_URL'],
    ['RETURN_URL_HOSTS', 'https://example.org', 'RETURN_URL_HOSTS is "https://example.org": expected hosts'],
    ['HIDE_TEST_DB_BANNER', 'yes', 'HIDE_TEST_DB_BANNER is "yes": expected true or false'],
    ['CACHE_URL', 'localhost:6379', 'CACHE_URL is "***": expected an address such as redis://'],
    ['CACHE_URL', 'redis://:pass@host/a', 'CACHE_URL is "***": expected an address such as redis://'],
    ['CACHE_URL', 'redis://:100%@host', 'CACHE_URL is "***": expected an address such as redis://'],
    ['REVALIDATE_TOKEN', 'too short', 'REVALIDATE_TOKEN is "***": expected a secret text'],
    ['REST_URL', 'http://user:p@s/s@host/rest', 'REST_URL is "http://***@host/rest": expected'],
    ['REST_URL', 'user:pass@host', 'REST_URL is "***@host": expected'],
    ['WEB_HOST', 'example.org', 'WEB_HOST is "example.org": expected the address of a network interface'],
    ['NEXTAUTH_URL', 'http://localhost:3000', 'expected an address with the path /mooc/app/api/auth; left out'],
    [
      'NEXTAUTH_URL',
      'http://localhost:3000/corsi/app/api/auth',
      'expected an address with the path /mooc/app/api/auth',
    ],
    ['AL_ID_SRV', 'a&b', 'AL_ID_SRV is "a&b": expected letters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": expected one of silent, error, warn, info, debug'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'localhost:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT is "localhost:4318": expected an absolute',
    ],
  ])('refuses %s=%s with one line', (name, value, line) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(line);
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

  it('names every wrong variable at once', () => {
    const problems = problemsOf({ PORT: 'x', LANGUAGE_CHANGE: '1', REST_URL: 'ftp://example.org' });
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(['LANGUAGE_CHANGE', 'PORT', 'REST_URL']);
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

  it('gives either a usable environment or lines that name what was set, for any text', () => {
    const names = [
      'PRODUCT',
      'PORT',
      'REST_URL',
      'CATALOGUE_API_URL',
      'SITE_URL',
      'RETURN_URL_HOSTS',
      'PROFILE_CHANGE',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), anyAddress(), fc.nat().map(String)),
        (name, value) => {
          const problems = problemsOf({ [name]: value });
          if (problems.length > 0) {
            expect(problems.every((line) => line.startsWith(`${name} is "`))).toBe(true);
            return;
          }
          const env = readEnv({ [name]: value });
          for (const url of [env.restUrl, env.catalogueApiUrl, env.siteUrl, env.authUrl]) {
            expect(URL.canParse(url)).toBe(true);
            expect(url).not.toMatch(/\/$/);
          }
          expect(env.port).toBeGreaterThan(0);
        },
      ),
    );
  });
});
