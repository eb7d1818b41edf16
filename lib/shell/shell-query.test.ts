import { parseShellQuery } from './shell-query';

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
