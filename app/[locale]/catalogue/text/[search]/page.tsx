import { CataloguePage } from '@/components/catalogue/CataloguePage';
import { FramedCataloguePage } from '@/components/catalogue/framed/FramedCataloguePage';
import { parseSearchSegment } from '@/lib/addresses/search-segment';
import { isFrameSearch } from '@/lib/catalogue/search-frame/holes';
import { catalogueMetadata, searchFrameMetadata } from '@/lib/metadata/catalogue-metadata';

/** Texts are without number: these pages are made for each request and not kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/catalogue/text/[search]'>) {
  const search = parseSearchSegment((await params).search);
  return isFrameSearch(search) ? searchFrameMetadata() : catalogueMetadata(search);
}

/** The catalogue searched for a text; or the frame that the server writes such searches into (`lib/search-writer`). */
export default async function TextSearchPage({ params }: PageProps<'/[locale]/catalogue/text/[search]'>) {
  const search = parseSearchSegment((await params).search);
  return isFrameSearch(search) ? <FramedCataloguePage /> : <CataloguePage asked={search} />;
}
