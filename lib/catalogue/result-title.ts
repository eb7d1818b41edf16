import type { useTranslations } from 'next-intl';
import type { SearchAddress } from '../addresses/search-address';
import type { CardPage } from './course-card';
import { type FilterView, selectedChoices } from './filter-view';

/** The catalogue's messages. */
export type CatalogueTexts = ReturnType<typeof useTranslations<'catalogue'>>;

/** What was searched for in place of the text of a search, or that text. */
export function searchedText({ text, isExact }: SearchAddress, { textReport }: Pick<CardPage, 'textReport'>): string {
  return (text && !isExact && textReport?.correctedText) || text;
}

/** A text without some of its words, each as it stands there, with the article before its apostrophe. */
export function textWithout(text: string, words: readonly string[]): string {
  const isLeft = (part: string) => {
    const last = part
      .split(/[^\p{L}\p{N}\p{M}+#]+/u)
      .filter(Boolean)
      .at(-1);
    return last !== undefined && !words.includes(last);
  };
  return text.split(' ').filter(isLeft).join(' ');
}

/** The labels of all selected values in one; empty without any. */
export function selectedLabels(filters: readonly FilterView[], search: SearchAddress): string {
  return selectedChoices(filters, search)
    .map(({ label }) => label)
    .join(', ');
}

/** What a feed or a calendar is of: the text that is searched for, the values selected; empty: the whole catalogue. */
export function followedLabel(filters: readonly FilterView[], search: SearchAddress, t: CatalogueTexts): string {
  const { text } = search;
  return [text && t('titleForText', { text }), selectedLabels(filters, search)].filter(Boolean).join(', ');
}

/** The heading of a page of results: the text that was searched for, the values selected, or just the catalogue. */
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

/** The title of one of several pages, which says its number after the first. */
export function numberedTitle(title: string, page: number): string {
  return page > 1 ? `${title} (${page})` : title;
}
