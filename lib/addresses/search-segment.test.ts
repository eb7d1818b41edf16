import fc from 'fast-check';
import { parseSearch } from './search-address.ts';
import { parseSearchSegment, searchPath } from './search-segment.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('where the page of a search is rendered', () => {
  it.each([
    ['', ''],
    ['filterAteneo=7&page=2', '/filtered/filterAteneo%3D7%26page%3D2'],
    ['q=IA&filterAteneo=7', '/text/q%3DIA%26filterAteneo%3D7'],
  ])('%j is at %j', (query, path) => {
    expect(searchPath(parse(query))).toBe(path);
  });

  it('gives the search back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, page) => {
        const search = parseSearch(new URLSearchParams({ q: text, filterAteneo: '7', page: String(page) }));
        expect(parseSearchSegment(searchPath(search).split('/')[2] ?? '')).toEqual(search);
      }),
    );
  });

  it('gives it back from the segment as metadata get it: decoded', () => {
    expect(parseSearchSegment('q=R%26D+%25')).toEqual(parseSearchSegment('q%3DR%2526D%2B%2525'));
    expect(parseSearchSegment('q=R%26D+%25').text).toBe('R&D %');
  });
});
