import { readSettings } from './env.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      product: 'mooc',
      databaseUrl: undefined,
      dataFolder: '.data/backend',
      siteUrl: 'http://localhost:3000',
      backendUrl: 'http://localhost:4000',
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
    ['BACKEND_PORT', '70000'],
    ['BACKEND_PORT', '0'],
    ['BACKEND_PORT', 'four'],
    ['PRODUCT', 'a/b'],
    ['SITE_URL', 'localhost:3000'],
    ['BACKEND_URL', 'ftp://backend'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} cannot be used.*needed|^${name} .*: .+`),
    );
  });

  it('does not tell a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://me:s3cret@localhost/x' })).toThrow(/^((?!s3cret).)*$/);
  });
});
