import fc from 'fast-check';
import { formatInstitutionsSearch, parseInstitutionsSearch } from './institutions-address';

describe('the address of a list of institutions', () => {
  it.each([
    ['', ''],
    ['q=+Milano++', 'q=Milano'],
    ['page=2&kind=afam&q=verdi', 'q=verdi&kind=afam&page=2'],
    ['kind=school&page=0&utm_source=x', ''],
    ['page=1', ''],
  ])('of ?%s is ?%s', (query, canonical) => {
    expect(formatInstitutionsSearch(parseInstitutionsSearch(query))).toBe(canonical);
  });

  it('is one for each search, whatever was typed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'kind', 'page', 'x'), fc.string()), (parameters) => {
        const canonical = formatInstitutionsSearch(parseInstitutionsSearch(new URLSearchParams(parameters)));
        expect(formatInstitutionsSearch(parseInstitutionsSearch(canonical))).toBe(canonical);
      }),
    );
  });
});
