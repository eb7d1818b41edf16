import { redirect } from 'next/navigation';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { routes } from '@/lib/addresses/routes';
import { formatSearch, type SearchAddress } from '@/lib/addresses/search-address';
import { readCatalogue } from '@/lib/catalogue/read-catalogue';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { unlinkedFilters } from '@/lib/catalogue/unlinked-filters';
import { currentLocale } from '@/lib/i18n/locale';
import { cataloguePageData } from '@/lib/structured-data/page-data';
import { BrowseByFilter } from './BrowseByFilter';
import { CatalogueBrowser } from './CatalogueBrowser';
import { CatalogueFrame } from './CatalogueFrame';

/** The page of a search; one that asks for filters or pages that do not exist leads to the nearest that does. */
export async function CataloguePage({ asked }: { readonly asked: SearchAddress }) {
  const locale = await currentLocale();
  const [result, filters] = await Promise.all([readCatalogue(asked, locale), readFilterViews()]);
  const { search, answer } = result;
  const isWhole = formatSearch(search) === '';
  if (formatSearch(search) !== formatSearch(asked)) redirect(routes(locale).catalogue(search));
  return (
    <CatalogueFrame search={asked} text={asked.text}>
      {/* No search engine lists the results of a text. */}
      {asked.text ? null : <JsonLd nodes={await cataloguePageData(result)} />}
      <CatalogueBrowser key={formatSearch(search)} filters={filters} initialSearch={search} initialAnswer={answer} />
      {isWhole ? <BrowseByFilter filters={unlinkedFilters(result.filters)} /> : null}
    </CatalogueFrame>
  );
}
