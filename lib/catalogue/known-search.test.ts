import type { Filter } from '@/lib/model/filter';
import { emptySearch } from '../addresses/search-address.ts';
import { existingOnly, fullSelection } from './known-search.ts';

const value = (key: string, order: number) => ({ key, label: { it: key, en: key }, order });
const filters: readonly Filter[] = [
  { name: 'filterAteneo', order: 2, values: [value('7', 1), value('9', 2)] },
  { name: 'filterCategoria', order: 1, values: [value('3', 1)] },
];

describe('a search against the filters of the catalogue', () => {
  it('loses filters and keys that do not exist', () => {
    const selection = { filterAteneo: ['7', '99'], filterCategoria: ['4'], filterColour: ['red'] };
    expect(existingOnly({ ...emptySearch, selection }, filters).selection).toEqual({ filterAteneo: ['7'] });
  });

  it('is sent with every filter, also those with nothing selected', () => {
    const search = { ...emptySearch, selection: { filterAteneo: ['7'] } };
    expect(fullSelection(search, filters)).toEqual({ filterAteneo: ['7'], filterCategoria: [] });
  });

  it('selects nothing from a catalogue without filters', () => {
    expect(fullSelection({ ...emptySearch, selection: { filterAteneo: ['7'] } }, [])).toEqual({});
  });
});
