import type { Database } from '../database/database.ts';
import { type CountedPart, countFilterValues, type PartCounts } from './filter-counts.ts';
import { filterNames, type Selection } from './filters.ts';

/** The parts that a selection is counted in, and the counts made of them: the n-th part has n courses, all with the key `n`. */
async function partsOf(selection: Selection) {
  const parts: CountedPart[] = [];
  const readPart = async (part: CountedPart): Promise<PartCounts> => {
    const total = parts.push(part);
    return { byValue: Object.fromEntries(part.names.map((name) => [name, { [total]: total }])), total };
  };
  const counts = await countFilterValues({} as Database, selection, undefined, readPart);
  return { parts, counts };
}

it('counts a search without a selection in one part', async () => {
  const { parts, counts } = await partsOf({ filterLingua: [] });
  expect(parts).toEqual([{ names: filterNames, selection: {} }]);
  expect(counts.withoutFilter).toEqual({});
});

it('counts the values of the only selected filter in the whole catalogue, in the same part whatever is selected', async () => {
  const own = { names: ['filterAteneo'], selection: {} };
  expect((await partsOf({ filterAteneo: ['1'], filterLingua: [] })).parts[1]).toEqual(own);
  expect((await partsOf({ filterAteneo: ['2', '3'] })).parts[1]).toEqual(own);
});

it('restricts the values of a selected filter by the other selections', async () => {
  const { parts, counts } = await partsOf({ filterAteneo: ['1'], filterLingua: ['IT'] });
  expect(parts.slice(1)).toEqual([
    { names: ['filterAteneo'], selection: { filterLingua: ['IT'] } },
    { names: ['filterLingua'], selection: { filterAteneo: ['1'] } },
  ]);
  expect(counts.byValue).toMatchObject({ filterCategoria: { 1: 1 }, filterAteneo: { 2: 2 }, filterLingua: { 3: 3 } });
  expect(counts.withoutFilter).toEqual({ filterAteneo: 2, filterLingua: 3 });
});

it('reads nothing for other filters when all have a selection', async () => {
  const { parts } = await partsOf(Object.fromEntries(filterNames.map((name) => [name, ['1']])));
  expect(parts.map(({ names }) => names)).toEqual(filterNames.map((name) => [name]));
});
