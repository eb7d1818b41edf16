import fc from 'fast-check';
import { countSelected, emptySearch, formatSearch, parseSearch, toggleKey, withKeys } from './search-address.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('holds text, filters and page', () => {
    expect(parse('q=storia&filterAteneo=9&filterAteneo=7&filterCategoria=3&page=2')).toEqual({
      text: 'storia',
      selection: { filterAteneo: ['7', '9'], filterCategoria: ['3'] },
      page: 2,
    });
  });

  it('has one canonical order and leaves out page 1 and empty values', () => {
    const query = 'page=1&filterCategoria=3&filterAteneo=10&q=&filterAteneo=9&filterAteneo=';
    expect(formatSearch(parse(query))).toBe('filterAteneo=9&filterAteneo=10&filterCategoria=3');
  });

  it.each([
    ['an unknown parameter', 'utm_source=x&sort=1'],
    ['a key that could not be one', 'filterAteneo=%3Cscript%3E&filterAteneo=a%20b'],
    ['a filter name that could not be one', 'filter%5B%5D=1&FILTERAteneo=1&filter=2'],
    ['a page that is none', 'page=-1&page=x'],
  ])('drops %s', (_what, query) => {
    expect(parse(query)).toEqual(emptySearch);
  });

  it('folds white space and control characters of the text and cuts it at 200 characters', () => {
    expect(parse('q=%20a%00%0A%20b%20').text).toBe('a b');
    expect(parse(`q=${'à'.repeat(500)}`).text).toHaveLength(200);
  });

  it('gives the same search back, whatever the query was', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.array(fc.tuple(fc.string(), fc.string())), (query, pairs) => {
        const parameters = new URLSearchParams([...new URLSearchParams(query), ...pairs]);
        const search = parseSearch(parameters);
        expect(parse(formatSearch(search))).toEqual(search);
      }),
    );
  });

  it('gives the same search back for real filters, pages and any text', () => {
    const key = fc.stringMatching(/^[\w.-]{1,8}$/);
    const name = fc.constantFrom('filterAteneo', 'filterCategoria', 'filterLingua', 'q', 'page');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.oneof(key, fc.string({ unit: 'binary' })))), (pairs) => {
        const search = parseSearch(new URLSearchParams(pairs));
        expect(parse(formatSearch(search))).toEqual(search);
      }),
    );
  });

  it('switches a key on and off and goes back to the first page', () => {
    const start = parse('filterAteneo=7&page=3');
    const on = toggleKey(start, 'filterAteneo', '9');
    expect(formatSearch(on)).toBe('filterAteneo=7&filterAteneo=9');
    expect(formatSearch(toggleKey(on, 'filterAteneo', '7'))).toBe('filterAteneo=9');
    expect(countSelected(on)).toBe(2);
  });

  it('clears one filter and keeps the others', () => {
    const cleared = withKeys(parse('q=arte&filterAteneo=7&filterCategoria=3'), 'filterAteneo', []);
    expect(formatSearch(cleared)).toBe('q=arte&filterCategoria=3');
  });
});
