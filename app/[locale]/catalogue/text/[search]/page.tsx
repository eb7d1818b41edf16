import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { queryOfSegment } from '@/lib/addresses/search-address';
import { catalogueMetadata } from '@/lib/metadata/catalogue-metadata';

/** There are endless texts, so these pages are rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/catalogue/text/[search]'>) {
  return catalogueMetadata(queryOfSegment((await params).search));
}

/** The catalogue searched for a text. */
export default async function TextSearchPage({ params }: PageProps<'/[locale]/catalogue/text/[search]'>) {
  return <CataloguePage query={queryOfSegment((await params).search)} />;
}
