import { languageFilter } from '@/lib/api/schemas/filter-names';
import type { SearchAddress } from '../addresses/search-address';
import type { FilterView } from './filter-view';
import type { CatalogueTexts } from './result-title';

/** Quotation marks, question marks and the like at the ends of a word. */
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(marks, ''));

/** The words of a text without those of a phrase; `null` when they do not stand there next to each other. */
function withoutPhrase(text: string, phrase: readonly string[]): readonly string[] | null {
  const words = text.split(' ');
  const start = wordsOf(text).findIndex((_, at, all) => phrase.every((word, place) => all[at + place] === word));
  return start < 0 ? null : words.toSpliced(start, phrase.length);
}

/**
 * The search that may be meant by a text such as “corsi in inglese”: what is left of the text, among the courses held in that
 * language. The language alone, as in “corso di inglese”, may mean these too. `null` when the text names no language in this way, or one is selected.
 */
export function searchInLanguage(
  filters: readonly FilterView[],
  search: SearchAddress,
  t: CatalogueTexts,
): { readonly language: string; readonly search: SearchAddress } | null {
  if (search.selection[languageFilter]) return null;
  const choices = filters.find(({ name }) => name === languageFilter)?.choices ?? [];
  const silent = wordsOf(t('wordsForCourse'));
  for (const { key, label: language } of choices) {
    for (const phrase of [...t('inLanguage', { language }).split('; '), language]) {
      const rest = withoutPhrase(search.text, wordsOf(phrase));
      if (!rest) continue;
      const text = rest.every((word) => silent.includes(word.toLowerCase())) ? '' : rest.join(' ');
      if (phrase === language && text !== '') continue;
      const { isExact: _, ...others } = search;
      return {
        language,
        search: { ...others, text, selection: { ...search.selection, [languageFilter]: [key] }, page: 1 },
      };
    }
  }
  return null;
}
