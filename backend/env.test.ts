import { readSettings } from './env.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      demoPeople: ['editor', 'admin', 'delegate'],
      trustedProxies: 0,
      product: 'mooc',
      databaseUrl: undefined,
      dataFolder: '.data/backend',
      siteUrl: 'http://localhost:3000',
      backendUrl: 'http://localhost:4000',
      socialProfiles: {},
      offersExtensions: true,
      countsSearchesWithoutResult: true,
      searchTerms: undefined,
      logLevel: 'info',
    });
  });

  it('takes an empty variable for absent, and addresses without their slash', () => {
    const settings = readSettings({
      BACKEND_PORT: '4100',
      PRODUCT: '',
      DATABASE_URL: ' ',
      SITE_URL: 'https://moocs.example.org/',
    });
    expect(settings).toMatchObject({ port: 4100, product: 'mooc', databaseUrl: undefined });
    expect(settings.siteUrl).toBe('https://moocs.example.org');
    expect(settings.backendUrl).toBe('http://localhost:4100');
  });

  it.each([
    [{ BACKEND_HOST: 'localhost' }, ['editor', 'admin', 'delegate']],
    [{ BACKEND_HOST: '127.0.0.2' }, ['editor', 'admin', 'delegate']],
    [{ BACKEND_HOST: '::1' }, ['editor', 'admin', 'delegate']],
    [{ BACKEND_HOST: '0.0.0.0' }, []],
    [{ BACKEND_HOST: '::' }, []],
    [{ BACKEND_HOST: '192.168.1.7' }, []],
    [{ BACKEND_HOST: '::ffff:127.0.0.1' }, []],
    [{ BACKEND_HOST: '0.0.0.0', DEMO_PEOPLE: 'delegate' }, ['delegate']],
    [{ BACKEND_HOST: '::', DEMO_PEOPLE: ' Admin, editor,admin ' }, ['admin', 'editor']],
    [{ DEMO_PEOPLE: 'editor' }, ['editor']],
  ])('with %j lets in %j of the demonstration', (environment, names) => {
    expect(readSettings(environment).demoPeople).toEqual(names);
  });

  it.each([
    ['BACKEND_HOST', 'example.org'],
    ['BACKEND_HOST', '127.0.0.1:4000'],
    ['BACKEND_HOST', '*'],
    ['DEMO_PEOPLE', 'true'],
    ['DEMO_PEOPLE', 'admin,'],
    ['DEMO_PEOPLE', 'admin;editor'],
    ['TRUSTED_PROXIES', '-1'],
    ['BACKEND_PORT', '70000'],
    ['BACKEND_PORT', '0'],
    ['BACKEND_PORT', 'four'],
    ['PRODUCT', 'a/b'],
    ['SITE_URL', 'localhost:3000'],
    ['BACKEND_URL', 'ftp://backend'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SOCIAL_FACEBOOK', 'example'],
    ['SOCIAL_INSTAGRAM', 'http://www.instagram.com/example'],
    ['SOCIAL_LINKEDIN', 'https://www.linkedin.com/'],
    ['EXTENSIONS', 'none'],
    ['SEARCHES_WITHOUT_RESULT', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} cannot be used.*needed|^${name} .*: .+`),
    );
  });

  it('names the social profiles that are set, and only those', () => {
    const { socialProfiles } = readSettings({
      SOCIAL_LINKEDIN: 'https://www.linkedin.com/school/example/',
      SOCIAL_FACEBOOK: ' ',
    });
    expect(socialProfiles).toEqual({ 'social.linkedin': 'https://www.linkedin.com/school/example/' });
  });

  it('does not tell a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://me:s3cret@localhost/x' })).toThrow(/^((?!s3cret).)*$/);
  });
});
