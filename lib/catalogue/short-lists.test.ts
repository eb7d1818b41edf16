import type { Filter } from '@/lib/model/filter';
import type { SearchCounts } from '@/lib/model/search';
import { countsOf, maxInstitutions, maxValues, shortListsOf } from './short-lists.ts';

const filterOf = (name: string, length: number): Filter => ({
  name,
  order: 1,
  values: Array.from({ length }, (_, index) => ({
    key: String(index + 1),
    label: { it: `nome ${String(index + 1).padStart(4, '0')}`, en: null },
    order: index + 1,
  })),
});
const institutions = filterOf('filterAteneo', 3300);
const countsFor = (byKey: Readonly<Record<string, number>>): SearchCounts => ({
  byValue: { filterAteneo: byKey, filterLingua: { it: 4 } },
  ...{ withoutFilter: {}, withoutFilters: null, withoutText: null },
});
const everything = { selection: {} };
const keysOf = (...of: Parameters<typeof shortListsOf>) => shortListsOf(...of)?.filterAteneo?.map(({ key }) => key);

describe('a short list of values', () => {
  it('stands in place of the whole one only where that is too long', () => {
    expect(shortListsOf([filterOf('filterAteneo', maxInstitutions)], everything, 'it')).toBeUndefined();
    expect(keysOf([institutions], everything, 'it')).toHaveLength(maxInstitutions);
  });

  it('stands in place of each filter that is too long, and of no other', () => {
    const filters = [institutions, filterOf('filterCategoria', 500), filterOf('filterLingua', 2)];
    const lists = shortListsOf(filters, everything, 'it') ?? {};
    expect(Object.entries(lists).map(([name, choices]) => [name, choices.length])).toEqual([
      ['filterAteneo', maxInstitutions],
      ['filterCategoria', maxValues],
    ]);
  });

  it('has those that would leave most courses, in the order of the list', () => {
    const keys = keysOf([institutions], everything, 'it', countsFor({ '3000': 7, '200': 9, '70': 1 }));
    expect(keys?.slice(-3)).toEqual(['70', '200', '3000']);
    expect(keys?.slice(0, 3)).toEqual(['1', '2', '3']);
  });

  it('has the first ones where nobody has counted', () => {
    expect(keysOf([institutions], everything, 'en')).toEqual(institutions.values.slice(0, 64).map(({ key }) => key));
  });

  it('has every institution that is selected, however many', () => {
    const selected = institutions.values.slice(-100).map(({ key }) => key);
    expect(keysOf([institutions], { selection: { filterAteneo: selected } }, 'it')).toEqual(selected);
    expect(keysOf([institutions], { selection: { filterAteneo: ['3300'] } }, 'it')?.at(-1)).toBe('3300');
  });

  it('comes with its own counts, and with all of the other filters', () => {
    const counts = countsFor({ '3000': 7, '9': 2 });
    const shown = countsOf(counts, { filterAteneo: [{ key: '9', label: 'nome' }] });
    expect(shown.byValue).toEqual({ filterAteneo: { '9': 2 }, filterLingua: { it: 4 } });
    expect(countsOf(counts, undefined)).toBe(counts);
  });
});
