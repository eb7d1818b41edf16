import { addressAfterChoice, parseShellQuery } from './shell-query';

describe('the query of a page of the signed-in area', () => {
  it.each([
    [{}, null],
    [{ profile: '12' }, 12],
    [{ profile: 'dodici' }, undefined],
    [{ profile: '' }, undefined],
    [{ profile: ['1', '12'] }, undefined],
  ])('%j asks for the profile %s', (query, requested) => {
    expect(parseShellQuery(query)).toMatchObject({ requested, refused: false });
  });

  it('tells of a refused choice and of the address to return to', () => {
    const returnUrl = 'https://back.example.org/';
    expect(parseShellQuery({ profileError: '1', returnUrl })).toEqual({ requested: null, refused: true, returnUrl });
  });
});

describe('the address after a choice', () => {
  it('keeps the query but what it says about profiles', () => {
    const query = { profile: '12', desk: 'texts', x: ['a b', 'è'], none: undefined, profileError: '1' };
    expect(addressAfterChoice('/en/restricted', query)).toBe('/en/restricted?desk=texts&x=a+b&x=%C3%A8');
    expect(addressAfterChoice('/restricted', { profile: '12' })).toBe('/restricted');
  });
});
