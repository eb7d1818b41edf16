import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type CanonicalQuery, countSelected } from '@/lib/addresses/search-address';
import { readCatalogueOnce } from '@/lib/catalogue/read-catalogue';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import type { WholeListPage } from '@/lib/catalogue/read-whole-list';
import { numberedTitle, selectedLabels } from '@/lib/catalogue/result-title';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';
import { onlyValueOf, searchWords } from './search-words';

/**
 * Metadata of a page of results. Search engines index only the first page of the whole catalogue and of each single value.
 * All other pages are endless combinations, and the sitemap has every course.
 */
export async function catalogueMetadata(query: CanonicalQuery): Promise<Metadata> {
  const [t, locale] = [await getTranslations('catalogue'), await currentLocale()];
  const filters = await readFilterViews(query);
  const { search, answer } = await readCatalogueOnce(query, locale);
  const onlyValue = onlyValueOf(search);
  return pageMetadata({
    ...searchWords(t, filters, search, answer),
    address: (to) => to.catalogue(search),
    indexed: !search.text && countSelected(search) <= 1 && !search.order && search.page === 1,
    ...(onlyValue && {
      picture: onlyValue,
      feed: { search, name: selectedLabels(filters, search) },
    }),
  });
}

/** Metadata of a page of a whole list. Search engines do not index it, because it only leads to other pages. */
export async function wholeListMetadata({ list, filter }: WholeListPage): Promise<Metadata> {
  const t = await getTranslations();
  const title = filter ? t('catalogue.allValues', { filter: filter.label }) : t('faq.title');
  return pageMetadata({
    title: numberedTitle(title, list.page),
    description: t(filter ? 'wholeList.values' : 'wholeList.questions'),
    address: (to) => to.wholeList(list.name, list.page),
    indexed: false,
  });
}
