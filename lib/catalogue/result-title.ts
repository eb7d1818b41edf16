import type { useTranslations } from 'next-intl';
import type { SearchAddress } from '../addresses/search-address';
import { type FilterView, selectedChoices } from './filter-view';

/** The catalogue's messages. */
export type CatalogueTexts = ReturnType<typeof useTranslations<'catalogue'>>;

/** The labels of all selected values in one; empty without any. */
export function selectedLabels(filters: readonly FilterView[], search: SearchAddress): string {
  return selectedChoices(filters, search)
    .map(({ label }) => label)
    .join(', ');
}

/** The heading of a page of results: the text that was searched, the values selected, or just the catalogue. */
export function resultTitle(filters: readonly FilterView[], search: SearchAddress, t: CatalogueTexts): string {
  if (search.text) return t('titleForText', { text: search.text });
  const value = selectedLabels(filters, search);
  return value ? t('titleFor', { value }) : t('title');
}

/** The title of a page of results, which says what page it is after the first. */
export function pageTitle(filters: readonly FilterView[], search: SearchAddress, t: CatalogueTexts): string {
  const title = resultTitle(filters, search, t);
  return search.page > 1 ? `${title} (${search.page})` : title;
}
