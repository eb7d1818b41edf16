import { formatSearch } from '@/lib/addresses/search-address';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { frameSearch, hole } from '@/lib/catalogue/search-frame/holes';
import { CatalogueFrame } from '../CatalogueFrame';
import { FramedResults } from './FramedResults';

/** The page that searches for a text are written into (`lib/search-writer`). */
export async function FramedCataloguePage() {
  const search = frameSearch();
  const filters = await readFilterViews();
  return (
    <CatalogueFrame search={search} text={hole('text')}>
      <FramedResults key={formatSearch(search)} filters={filters} slot={hole('results')} found={hole('found')} />
    </CatalogueFrame>
  );
}
