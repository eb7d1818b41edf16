import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { emptySearch } from '@/lib/addresses/search-address';
import { catalogueMetadata } from '@/lib/metadata/catalogue-metadata';

export const revalidate = 300;

export function generateMetadata() {
  return catalogueMetadata(emptySearch);
}

/** The whole catalogue. The middleware leads searches to the pages beside this one. */
export default function WholeCataloguePage() {
  return <CataloguePage asked={emptySearch} />;
}
