import { readSettings } from './env.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      demoPeople: ['editor', 'admin', 'delegate'],
      accessTokenSeconds: 900,
      startsWithDemonstration: true,
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
    [{ BACKEND_URL: 'http://127.0.0.1:4000', SITE_URL: 'http://[::1]:3000' }, ['editor', 'admin', 'delegate']],
    [{ BACKEND_URL: 'https://idp.example.org' }, []],
    [{ SITE_URL: 'https://courses.example.org' }, []],
    [{ SITE_URL: 'http://localhost.example.org' }, []],
    [{ BACKEND_URL: 'http://127.0.0.1.example.org' }, []],
    [{ SITE_URL: 'https://courses.example.org', DEMO_PEOPLE: 'editor' }, ['editor']],
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
    ['BACKEND_PORT', '4e3'],
    ['BACKEND_PORT', '0x10'],
    ['PRODUCT', 'a/b'],
    ['SITE_URL', 'localhost:3000'],
    ['SITE_URL', 'https://moocs.example.org/mooc/app'],
    ['SITE_URL', 'https://moocs.example.org?a'],
    ['BACKEND_URL', 'https://moocs.example.org/backend'],
    ['DEMO_CATALOGUE', 'none'],
    ['BACKEND_URL', 'ftp://backend'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://me:100%@localhost/x'],
    ['SOCIAL_FACEBOOK', 'example'],
    ['SOCIAL_INSTAGRAM', 'http://www.instagram.com/example'],
    ['SOCIAL_LINKEDIN', 'https://www.linkedin.com/'],
    ['SOCIAL_LINKEDIN', 'https://me@www.linkedin.com/school/example'],
    ['BACKEND_DATA', 'postgresql://me:s3cret@localhost/x'],
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

  it('names all wrong variables, one a line', () => {
    const problem = () => readSettings({ BACKEND_PORT: 'four', LOG_LEVEL: 'loud', BACKEND_HOST: '*' });
    expect(problem).toThrow(/^BACKEND_PORT .*\nBACKEND_HOST .*\nLOG_LEVEL .*$/);
  });

  it('reads values without the blanks around them', () => {
    expect(readSettings({ LOG_LEVEL: ' warn ', DEMO_CATALOGUE: 'off ' })).toMatchObject({
      logLevel: 'warn',
      startsWithDemonstration: false,
    });
  });

  it.each(['DATABASE_URL', 'SITE_URL', 'BACKEND_URL'])('does not tell a password in %s', (name) => {
    for (const address of ['mysql://me:s3cret@localhost/x', 'http://me:s@s3cret@localhost', 'me:s3cret@localhost']) {
      expect(() => readSettings({ [name]: address })).toThrow(/^((?!s3cret).)*$/);
    }
  });

  it('says how a password is written in an address', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgresql://me:a/b@localhost/x' })).toThrow(
      '/ @ # ? % are written as %2F',
    );
  });
});
