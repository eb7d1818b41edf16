import { InstitutionsPage } from '@/components/institutions/InstitutionsPage';
import { queryOfSegment } from '@/lib/addresses/search-address';
import { institutionsMetadata } from '@/lib/metadata/institution-metadata';

/** There are endless texts, so these pages are rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/aboutUniv/text/[search]'>) {
  return institutionsMetadata(queryOfSegment((await params).search));
}

/** The institutions searched for a text. */
export default async function FoundInstitutionsPage({ params }: PageProps<'/[locale]/aboutUniv/text/[search]'>) {
  return <InstitutionsPage query={queryOfSegment((await params).search)} />;
}
