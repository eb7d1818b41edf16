import { redirect } from 'next/navigation';
import { PageFrame } from '@/components/header/PageFrame';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { formatInstitutionsSearch, parseInstitutionsSearch } from '@/lib/addresses/institutions-address';
import { routes } from '@/lib/addresses/routes';
import type { CanonicalQuery } from '@/lib/addresses/search-address';
import { listInstitutions } from '@/lib/catalogue/institution-list';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { currentLocale } from '@/lib/i18n/locale';
import { institutionsPageData } from '@/lib/structured-data/page-data';
import { InstitutionsView } from './InstitutionsView';

/** A page of the list of institutions; a page number beyond the end redirects to the last page. */
export async function InstitutionsPage({ query }: { readonly query: CanonicalQuery }) {
  const locale = await currentLocale();
  const institutions = await readInstitutions();
  const list = listInstitutions(institutions, parseInstitutionsSearch(query));
  const { search } = list;
  if (formatInstitutionsSearch(search) !== query) redirect(routes(locale).foundInstitutions(search));
  return (
    <PageFrame address={(to) => to.foundInstitutions(search)}>
      <InstitutionsView list={list} hasBothKinds={new Set(institutions.map(({ kind }) => kind)).size > 1} />
      {/* Search engines do not list the results of a text search. */}
      {search.text ? null : <JsonLd nodes={await institutionsPageData(list)} />}
    </PageFrame>
  );
}
