import { allowedLicences, installedPackages } from './package-licences.ts';

describe('the licences of the installed packages', () => {
  const packages = installedPackages(process.cwd());

  it('are all named and allowed', () => {
    const forbidden = packages.filter(({ licence }) => !allowedLicences.has(licence));
    expect(forbidden).toEqual([]);
  });

  it('are known of what the project names itself', () => {
    const next = packages.find(({ name }) => name === 'next');
    expect(next).toMatchObject({ licence: 'MIT', isForDevelopment: false });
    expect(packages.find(({ name }) => name === 'jest')).toMatchObject({ licence: 'MIT', isForDevelopment: true });
  });
});

describe('the allowed licences', () => {
  it.each(['MIT', 'Apache-2.0 AND MIT', '(MIT AND Zlib)', 'MIT OR Apache-2.0'])('are such as %s', (licence) =>
    expect(allowedLicences.has(licence)).toBe(true),
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
    // One of the two would be allowed; somebody must look at it and add it to the list.
    '(MIT OR GPL-3.0-only)',
    null,
  ])('are not such as %j', (licence) => expect(allowedLicences.has(licence)).toBe(false));
});
