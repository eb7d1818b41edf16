import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { queryOfSegment } from '@/lib/addresses/search-address';
import { catalogueMetadata } from '@/lib/metadata/catalogue-metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/catalogue/filtered/[search]'>) {
  return catalogueMetadata(queryOfSegment((await params).search));
}

/** The catalogue narrowed by filters. Cached, because the number of these pages is limited. */
export default async function FilteredCataloguePage({ params }: PageProps<'/[locale]/catalogue/filtered/[search]'>) {
  return <CataloguePage query={queryOfSegment((await params).search)} />;
}
