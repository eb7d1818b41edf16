import { type PageAddress, routes } from '@/lib/addresses/routes';
import { emptySearch } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { Filter } from '@/lib/model/filter';
import type { SitemapEntry } from './sitemap-xml';

const pages: readonly PageAddress[] = [
  (to) => to.home,
  (to) => to.catalogue(),
  (to) => to.institutions,
  (to) => to.about,
  (to) => to.accessibility,
  (to) => to.privacy,
  (to) => to.legal,
];

/** A page in each language. */
function inEveryLanguage(address: PageAddress): readonly SitemapEntry[] {
  const alternates = { it: absoluteAddress(address(routes('it'))), en: absoluteAddress(address(routes('en'))) };
  return Object.values(alternates).map((own) => ({ address: own, alternates }));
}

/** The pages that are there whatever the catalogue holds. */
export function pageEntries(): readonly SitemapEntry[] {
  return pages.flatMap(inEveryLanguage);
}

/** The results of every single value of the institutions' filter, of the categories', or of all other filters. */
export function resultEntries(
  filters: readonly Filter[],
  kind: 'institutions' | 'categories' | 'filters',
): readonly SitemapEntry[] {
  return filters
    .filter(({ name }) => kindOf(name) === kind)
    .flatMap(({ name, values }) => values.map(({ key }) => ({ ...emptySearch, selection: { [name]: [key] } })))
    .flatMap((search) => inEveryLanguage((to) => to.catalogue(search)));
}

function kindOf(filterName: string): 'institutions' | 'categories' | 'filters' {
  if (filterName === institutionFilter) return 'institutions';
  return filterName === categoryFilter ? 'categories' : 'filters';
}
