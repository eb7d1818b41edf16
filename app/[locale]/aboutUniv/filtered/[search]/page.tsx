import { InstitutionsPage } from '@/components/institutions/InstitutionsPage';
import { queryOfSegment } from '@/lib/addresses/search-address';
import { institutionsMetadata } from '@/lib/metadata/institution-metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/aboutUniv/filtered/[search]'>) {
  return institutionsMetadata(queryOfSegment((await params).search));
}

/** A further page of the institutions, or those of one kind. Cached, because the number of these pages is limited. */
export default async function FilteredInstitutionsPage({ params }: PageProps<'/[locale]/aboutUniv/filtered/[search]'>) {
  return <InstitutionsPage query={queryOfSegment((await params).search)} />;
}
