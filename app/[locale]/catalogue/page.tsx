import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { emptySearch, formatSearch } from '@/lib/addresses/search-address';
import { catalogueMetadata } from '@/lib/metadata/catalogue-metadata';

export function generateMetadata() {
  return catalogueMetadata(formatSearch(emptySearch));
}

/** The whole catalogue. `proxy.ts` rewrites searches to the pages beside this one. */
export default function WholeCataloguePage() {
  return <CataloguePage query={formatSearch(emptySearch)} />;
}
