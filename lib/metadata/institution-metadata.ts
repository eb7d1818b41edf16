import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { parseInstitutionsSearch } from '@/lib/addresses/institutions-address';
import type { CanonicalQuery } from '@/lib/addresses/search-address';
import { kindOfFirst } from '@/lib/catalogue/course-card';
import { institutionSearch } from '@/lib/catalogue/linked-searches';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import { numberedTitle } from '@/lib/catalogue/result-title';
import { pageMetadata } from './metadata';

/** Metadata of the page of an institution. */
export async function institutionMetadata({ institution, landing }: InstitutionPage): Promise<Metadata> {
  const t = await getTranslations('institution');
  const { id, name } = institution;
  return pageMetadata({
    title: name,
    description: t('description', {
      name,
      count: landing.total,
      kind: kindOfFirst([...landing.courses, ...landing.series, ...landing.openingSoon]),
    }),
    address: (to) => to.institutionPage(id),
    picture: { kind: 'institution', id },
    feed: { search: institutionSearch(id), name },
    markdown: true,
  });
}

/** Metadata of a page of the list of institutions; search engines index only the first page of the whole list. */
export async function institutionsMetadata(query: CanonicalQuery): Promise<Metadata> {
  const t = await getTranslations('institutions');
  const search = parseInstitutionsSearch(query);
  const title = search.text ? t('foundTitle', { text: search.text }) : t('title');
  return pageMetadata({
    title: numberedTitle(title, search.page),
    description: t('description'),
    address: (to) => to.foundInstitutions(search),
    indexed: query === '',
    picture: { kind: 'page', id: 'institutions' },
    markdown: query === '',
  });
}
