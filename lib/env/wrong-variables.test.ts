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

describe('a wrong variable', () => {
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
    ['PORT', '0', 'PORT is "0": expected a port from 1 to 65535'],
    ['PORT', 'http', 'PORT is "http": expected a port from 1 to 65535'],
    ['REST_URL', 'localhost:4000', 'REST_URL is "localhost:4000": expected an absolute http or https address'],
    ['REST_URL', 'http://user:pass@host/rest', 'REST_URL is "http://***@host/rest": expected'],
    ['REST_URL', 'http://user@host/rest', 'REST_URL is "http://***@host/rest": expected'],
    ['REST_URL', 'http://:pass@host/rest', 'REST_URL is "http://***@host/rest": expected'],
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

  it('names every wrong variable at once', () => {
    const problems = problemsOf({ PORT: 'x', LANGUAGE_CHANGE: '1', REST_URL: 'ftp://example.org' });
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(['LANGUAGE_CHANGE', 'PORT', 'REST_URL']);
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
