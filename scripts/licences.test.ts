import { installedPackages } from './installed-packages.ts';
import { isAllowedLicence } from './licence-rules.ts';

describe('the licences of the installed packages', () => {
  const packages = installedPackages(process.cwd());

  it('are all named and allowed', () => {
    const forbidden = packages.filter(({ licence }) => licence === null || !isAllowedLicence(licence));
    expect(forbidden).toEqual([]);
  });

  it('are known of what the project names itself', () => {
    const next = packages.find(({ name }) => name === 'next');
    expect(next).toMatchObject({ licence: 'MIT', isForDevelopment: false });
    expect(packages.find(({ name }) => name === 'jest')).toMatchObject({ licence: 'MIT', isForDevelopment: true });
  });
});

describe('isAllowedLicence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)', 'MIT OR (GPL-2.0-only AND ISC)'])(
    'allows %s',
    (expression) => expect(isAllowedLicence(expression)).toBe(true),
  );

  it.each([
    ...['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', '(GPL-2.0-only OR AGPL-3.0-only)', 'SSPL-1.0'],
    ...[
      'UNLICENSED',
      'SEE LICENSE IN LICENSE.md',
      '',
      'MIT GPL-3.0-only',
      '(MIT',
      'MIT)',
      'AND',
      'Custom: http://a.it',
    ],
  ])('does not allow "%s"', (expression) => expect(isAllowedLicence(expression)).toBe(false));
});
