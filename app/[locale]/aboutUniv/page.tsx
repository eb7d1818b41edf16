import { InstitutionsPage } from '@/components/institutions/InstitutionsPage';
import { allInstitutions, formatInstitutionsSearch } from '@/lib/addresses/institutions-address';
import { institutionsMetadata } from '@/lib/metadata/institution-metadata';

const query = formatInstitutionsSearch(allInstitutions);

export function generateMetadata() {
  return institutionsMetadata(query);
}

/** Every institution. `proxy.ts` rewrites searches to the pages beside this one. */
export default function EveryInstitutionPage() {
  return <InstitutionsPage query={query} />;
}
