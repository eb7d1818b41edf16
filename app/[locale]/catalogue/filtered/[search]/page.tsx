import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { parseSearchSegment } from '@/lib/addresses/search-segment';
import { catalogueMetadata } from '@/lib/metadata/catalogue-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/catalogue/filtered/[search]'>) {
  return catalogueMetadata(parseSearchSegment((await params).search));
}

/** The catalogue narrowed by filters: kept, since there are only so many of these pages. */
export default async function FilteredCataloguePage({ params }: PageProps<'/[locale]/catalogue/filtered/[search]'>) {
  return <CataloguePage asked={parseSearchSegment((await params).search)} />;
}
