import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import { languageFilter } from '@/lib/api/schemas/filter-names';
import { shownName } from '@/lib/i18n/localized';
import type { Filter } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';
import type { LanguageSearch } from './course-card';
import type { CatalogueTexts } from './result-title';

/** Punctuation at the beginning or the end of a word. */
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(marks, ''));

/** The words of a text without a phrase; `null` if the text does not contain the phrase. */
function withoutPhrase(text: string, phrase: readonly string[]): readonly string[] | null {
  const words = text.split(' ');
  const start = wordsOf(text).findIndex((_, at, all) => phrase.every((word, place) => all[at + place] === word));
  return start < 0 ? null : words.filter((_, at) => at < start || at >= start + phrase.length);
}

/**
 * The search that a text such as “corsi in inglese” may mean: the rest of the text, in courses held in that language. A text
 * with only the language, such as “corso di inglese”, may mean these courses too. `null` if the text does not name a language
 * in this way, or if a language is selected.
 */
export function searchInLanguage(
  filters: readonly Filter[],
  search: SearchAddress,
  { t, locale }: { readonly t: CatalogueTexts; readonly locale: Locale },
): LanguageSearch | null {
  if (search.selection[languageFilter]) return null;
  const values = filters.find(({ name }) => name === languageFilter)?.values ?? [];
  const fillerWords = wordsOf(t('wordsForCourse'));
  for (const { key, label } of values) {
    const language = shownName(label, locale, key).text;
    for (const phrase of [...t('inLanguage', { language }).split('; '), language]) {
      const rest = withoutPhrase(search.text, wordsOf(phrase));
      if (!rest) continue;
      const text = rest.every((word) => fillerWords.includes(word.toLowerCase())) ? '' : rest.join(' ');
      if (phrase === language && text) continue;
      const { isExact: _, ...others } = search;
      return {
        language,
        search: { ...withKeys(others, languageFilter, [key]), text },
      };
    }
  }
  return null;
}
