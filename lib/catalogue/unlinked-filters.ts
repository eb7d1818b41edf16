import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import type { Filter } from '@/lib/model/filter';

/** The filters whose values have no links all over the site, as categories and institutions have. */
export function unlinkedFilters(filters: readonly Filter[]): readonly Filter[] {
  return filters.filter(({ name }) => name !== categoryFilter && name !== institutionFilter);
}
