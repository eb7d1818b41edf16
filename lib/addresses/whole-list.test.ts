import { formatWholeList, parseWholeList } from './whole-list.ts';

it('a page of a list has one address', () => {
  for (const list of [
    { name: 'faq', page: 1 },
    { name: 'filterCategoria', page: 12 },
    { name: 'filter_ISCED2', page: 3 },
  ]) {
    expect(parseWholeList(formatWholeList(list))).toEqual(list);
  }
  expect(formatWholeList({ name: 'faq', page: 1 })).toBe('faq');
  expect(formatWholeList({ name: 'faq', page: 2 })).toBe('faq-2');
  for (const other of ['', '-2', 'faq-', 'faq-0', 'faq-1', 'faq-02', 'faq-2-3', 'faq/2', 'faq-2x']) {
    expect(parseWholeList(other)).toBeNull();
  }
});
