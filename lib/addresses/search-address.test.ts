import fc from 'fast-check';
import { anyQuery } from '@/jest/any-address';
import { anyText } from '@/jest/any-text';
import {
  canonicalQuery,
  countSelected,
  emptySearch,
  followedSearch,
  formatSearch,
  parseSearch as parse,
  queryOfSegment,
  searchPath,
  toggleKey,
  withKeys,
} from './search-address.ts';

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

  it('asks for the exact text after it, and without a text for nothing', () => {
    const search = parse('page=2&exact=1&filterLingua=IT&q=matematca');
    expect(search.isExact).toBe(true);
    expect(formatSearch(search)).toBe('q=matematca&exact=1&filterLingua=IT&page=2');
    expect(formatSearch(withKeys(search, 'filterLingua', []))).toBe('q=matematca&exact=1');
    expect(formatSearch({ ...search, text: '' })).toBe('filterLingua=IT&page=2');
    expect(canonicalQuery('exact=1&q=%20')).toBe('');
    expect(canonicalQuery('q=a&exact=true')).toBe('q=a');
    expect(searchPath(canonicalQuery('exact=1&q=a'))).toBe('/text/q%3Da%26exact%3D1');
  });

  it('has the order before the page, and none for the usual one', () => {
    const search = parse('order=newest&page=2&filterLingua=IT&q=storia');
    expect(search.order).toBe('newest');
    expect(formatSearch(search)).toBe('q=storia&filterLingua=IT&order=newest&page=2');
    expect(toggleKey(search, 'filterLingua', 'IT').order).toBe('newest');
    for (const order of ['', 'relevance', 'showcase', 'NEWEST', 'price'])
      expect(canonicalQuery(`order=${order}`)).toBe('');
    expect(searchPath(canonicalQuery('order=title'))).toBe('/filtered/order%3Dtitle');
  });

  it('of a feed or a calendar has text and filters, without order and page', () => {
    const search = parse('q=storia&filterLingua=IT&order=newest&page=2');
    expect(formatSearch(followedSearch(search))).toBe('q=storia&filterLingua=IT');
  });

  it('holds 50 keys of a filter at most', () => {
    const keys = Array.from({ length: 60 }, (_, index) => `filterAteneo=${index}`).join('&');
    expect(parse(keys).selection.filterAteneo).toHaveLength(50);
  });

  it.each([
    ['an unknown parameter', 'utm_source=x&sort=1'],
    ['a key that could not be one', 'filterAteneo=%3Cscript%3E&filterAteneo=%20b&filterAteneo=a%00b'],
    ['a filter name that could not be one', 'filter%5B%5D=1&FILTERAteneo=1&filter=2&filter-a=1'],
    ['a page that is none', 'page=-1&page=x'],
  ])('drops %s', (_what, query) => {
    expect(parse(query)).toEqual(emptySearch);
  });

  it.each([
    ['-1', 1],
    ['x2', 1],
    ['2x', 1],
    ['0', 1],
    ['002', 2],
    ['999999', 100_000],
    ['1000000', 1],
  ])('has for the page %s the page %i', (page, expected) => expect(parse(`page=${page}`).page).toBe(expected));

  it('folds white space and control characters of the text and cuts it at 200 characters', () => {
    expect(parse('q=%20a%00%0A%20b%20').text).toBe('a b');
    expect(parse(`q=${'à'.repeat(500)}`).text).toHaveLength(200);
    expect(parse(`q=%20${'à'.repeat(500)}`).text).toHaveLength(200);
  });

  it.each([
    ['a soft hyphen', 'mate\u00admatica', 'matematica'],
    ['a space without width', 'mate\u200bmatica', 'matematica'],
    ['marks of direction', '\u202ematematica\u202c\u200e', 'matematica'],
    ['nothing but a space without width', '\u200b', ''],
    ['a letter and its accent apart', 'e\u00ad\u0301', 'é'],
    ['a joiner, which belongs to the word', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('takes invisible characters out of the text: %s', (_what, typed, text) => {
    expect(parse(`q=${encodeURIComponent(typed)}`).text).toBe(text);
  });

  it('gives the same search back, whatever the query was', () => {
    fc.assert(
      fc.property(anyQuery(), fc.array(fc.tuple(fc.string(), fc.string())), (query, pairs) => {
        const parameters = new URLSearchParams([...new URLSearchParams(query), ...pairs]);
        const search = parse(parameters);
        expect(parse(formatSearch(search))).toEqual(search);
      }),
    );
  });

  it('gives the same search back for real filters, pages and any text', () => {
    const key = fc.oneof(fc.stringMatching(/^[\w.-]{1,8}$/), fc.constant('1'), fc.stringMatching(/^[a-c /+&=%]{1,8}$/));
    const name = fc.constantFrom('filterAteneo', 'filterCategoria', 'filterLingua', 'q', 'exact', 'page');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.oneof(key, anyText()))), (pairs) => {
        const search = parse(new URLSearchParams(pairs));
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
    expect(toggleKey(emptySearch, 'filterAteneo', '7').selection).toEqual({ filterAteneo: ['7'] });
  });

  it('clears one filter and keeps the others', () => {
    const cleared = withKeys(parse('q=arte&filterAteneo=7&filterCategoria=3'), 'filterAteneo', []);
    expect(cleared).toEqual(parse('q=arte&filterCategoria=3'));
    expect(formatSearch(cleared)).toBe('q=arte&filterCategoria=3');
  });
});

describe('where the page of a search is rendered', () => {
  it.each([
    ['', ''],
    ['filterAteneo=7&page=2', '/filtered/filterAteneo%3D7%26page%3D2'],
    ['q=IA&filterAteneo=7', '/text/q%3DIA%26filterAteneo%3D7'],
  ])('%j is at %j', (query, path) => {
    expect(searchPath(canonicalQuery(query))).toBe(path);
  });

  it('gives the query back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, page) => {
        const query = canonicalQuery(new URLSearchParams({ q: text, filterAteneo: '7', page: String(page) }));
        expect(queryOfSegment(searchPath(query).split('/')[2] ?? '')).toBe(query);
      }),
    );
  });

  it('gives keys of any printable text back, in one spelling', () => {
    const query = canonicalQuery('filterClasse=L-1/A%20b&filterClasse=R%26D+50%25');
    expect(query).toBe('filterClasse=L-1%2FA+b&filterClasse=R%26D+50%25');
    expect(canonicalQuery(query)).toBe(query);
    const segment = searchPath(query).split('/')[2] ?? '';
    expect([queryOfSegment(segment), queryOfSegment(decodeURIComponent(segment))]).toEqual([query, query]);
    expect(parse(query).selection).toEqual({ filterClasse: ['L-1/A b', 'R&D 50%'] });
  });

  it('gives it back from the segment as metadata get it: decoded', () => {
    expect(queryOfSegment('q=R%26D+%25')).toBe(queryOfSegment('q%3DR%2526D%2B%2525'));
    expect(parse(queryOfSegment('q=R%26D+%25')).text).toBe('R&D %');
  });
});
