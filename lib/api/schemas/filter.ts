import * as z from 'zod';
import { type Filter, type FilterValue, lastPlace } from '../../model/filter.ts';
import { count, requiredId, requiredText, text } from './fields.ts';
import { isFilterKey, isFilterName } from './filter-names.ts';
import { innerListOf, listOf } from './list.ts';

const filterValue = z
  .object({
    filterKey: requiredText.refine(isFilterKey, 'not a key of a filter'),
    filterValue: text,
    filterValueEng: text,
    filterValueOrder: count,
  })
  .refine((wire) => wire.filterValue ?? wire.filterValueEng, 'no label in any language')
  .transform(
    (wire): FilterValue => ({
      key: wire.filterKey,
      label: { it: wire.filterValue, en: wire.filterValueEng },
      order: wire.filterValueOrder ?? lastPlace,
    }),
  );

const filter = z
  .object({
    filterName: requiredId.refine(isFilterName, 'not a filter name'),
    filterOrder: count,
    moocFilterValueVOs: innerListOf<FilterValue>(filterValue, 'value of a filter', (value) => value.key),
  })
  .transform(
    (wire): Filter => ({
      name: wire.filterName,
      order: wire.filterOrder ?? lastPlace,
      values: wire.moocFilterValueVOs,
    }),
  );

export const filters = listOf<Filter>(filter, 'filter', (value) => value.name);
