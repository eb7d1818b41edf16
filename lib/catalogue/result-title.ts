import type { useTranslations } from 'next-intl';
import type { SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from './course-card';
import { type FilterView, selectedChoices } from './filter-view';

/** The catalogue's messages. */
export type CatalogueTexts = ReturnType<typeof useTranslations<'catalogue'>>;

/** The text that was really searched for: the corrected one, or that of the search. */
export function searchedText({ text, isExact }: SearchAddress, { textReport }: Pick<CardPage, 'textReport'>): string {
  return (text && !isExact && textReport?.correctedText) || text;
}

/** Removes words from a text, together with an article before an apostrophe (“l'arte”). */
export function removeWords(text: string, words: readonly string[]): string {
  const isLeft = (part: string) => {
    const last = part
      .split(/[^\p{L}\p{N}\p{M}+#]+/u)
      .filter(Boolean)
      .at(-1);
    return last !== undefined && !words.includes(last);
  };
  return text.split(' ').filter(isLeft).join(' ');
}

/** The labels of all selected values, joined by commas; empty if none is selected. */
export function selectedLabels(filters: readonly FilterView[], search: SearchAddress): string {
  return selectedChoices(filters, search)
    .map(({ label }) => label)
    .join(', ');
}

/** The label of a feed or calendar: the searched text and the selected values; empty for the whole catalogue. */
export function followedLabel(filters: readonly FilterView[], search: SearchAddress, t: CatalogueTexts): string {
  const { text } = search;
  return [text && t('titleForText', { text }), selectedLabels(filters, search)].filter(Boolean).join(', ');
}

/** The heading of a page of results: names the searched text, else the selected values, else only the catalogue. */
export function resultTitle(
  filters: readonly FilterView[],
  search: SearchAddress,
  answer: Pick<CardPage, 'textReport'>,
  t: CatalogueTexts,
): string {
  const text = searchedText(search, answer);
  if (text) return t('titleForText', { text });
  const value = selectedLabels(filters, search);
  return value ? t('titleFor', { value }) : t('title');
}

/** The title of one of several pages; from the second page on it has the page number. */
export function numberedTitle(title: string, page: number): string {
  return page > 1 ? `${title} (${page})` : title;
}
