import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import { availabilityFilter, kindFilter, languageFilter } from '@/lib/api/schemas/filter-names';
import { shownName } from '@/lib/i18n/localized';
import type { Filter, FilterValue } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';
import type { NarrowerSearch } from './course-card';
import type { CatalogueTexts } from './result-title';

/** Punctuation at the beginning or the end of a word. */
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(marks, ''));

/** A text without a phrase, and without a comma at its end; `null` if the text does not contain the phrase. */
function withoutPhrase(text: string, phrase: string): string | null {
  const words = text.split(' ');
  const wanted = wordsOf(phrase);
  const start = wordsOf(text).findIndex((_, at, all) => wanted.every((word, place) => all[at + place] === word));
  if (start < 0) return null;
  return [...words.slice(0, start), ...words.slice(start + wanted.length)].join(' ').replace(/,$/, '');
}

/** The messages and the language of the page. */
interface PageTexts {
  readonly t: CatalogueTexts;
  readonly locale: Locale;
}

/** A value that a text names, and the text without it. */
interface NamedValue {
  readonly value: FilterValue;
  readonly rest: string;
}

/** @param phrases of a value, separated by `; ` */
function findNamed(
  values: readonly FilterValue[],
  text: string,
  phrases: (value: FilterValue) => string,
): NamedValue | null {
  for (const value of values) {
    for (const phrase of phrases(value).split('; ').filter(Boolean)) {
      const rest = withoutPhrase(text, phrase);
      if (rest !== null) return { value, rest };
    }
  }
  return null;
}

type FindValue = (values: readonly FilterValue[], text: string, texts: PageTexts) => NamedValue | null;

/** A language is named by “in inglese”, and by its name alone in a text without other words, such as “corso di inglese”. */
const findLanguage: FindValue = (values, text, { t, locale }) => {
  const nameOf = ({ key, label }: FilterValue) => shownName(label, locale, key).text;
  const inLanguage = findNamed(values, text, (value) => t('inLanguage', { language: nameOf(value) }));
  if (inLanguage) return inLanguage;
  const alone = findNamed(values, withoutFillers(text, t), nameOf);
  return alone?.rest === '' ? alone : null;
};

/** Finds a value by its phrases among the messages, such as “che iniziano presto”. */
const findByPhrase =
  (name: string): FindValue =>
  (values, text, { t }) =>
    findNamed(values, text, ({ key }) => {
      const phrases = `phrases.${name}.${key}` as 'phrases.filterTipo.series';
      return t.has(phrases) ? t(phrases) : '';
    });

/** How a text names the values of a filter. */
const namedValues: Readonly<Record<string, FindValue>> = {
  [availabilityFilter]: findByPhrase(availabilityFilter),
  [kindFilter]: findByPhrase(kindFilter),
  [languageFilter]: findLanguage,
};

/** A text without the words that only say that a course is wanted. */
function withoutFillers(text: string, t: CatalogueTexts): string {
  const fillers = wordsOf(t('wordsForCourse'));
  return text
    .split(' ')
    .filter((word) => !wordsOf(word).every((one) => fillers.includes(one)))
    .join(' ');
}

/**
 * The search that a text such as “corsi in inglese che iniziano presto” may mean: the rest of the text, with the filters that it
 * names in words. `null` if it names none, or only filters that already have a selection.
 */
export function narrowerSearch(
  filters: readonly Filter[],
  search: SearchAddress,
  texts: PageTexts,
): NarrowerSearch | null {
  const { isExact: _, ...others } = search;
  let narrower: SearchAddress = others;
  const chosen: string[] = [];
  for (const [name, findValue] of Object.entries(namedValues)) {
    const values = search.selection[name] ? [] : (filters.find((filter) => filter.name === name)?.values ?? []);
    const found = findValue(values, narrower.text, texts);
    if (!found) continue;
    narrower = { ...withKeys(narrower, name, [found.value.key]), text: found.rest };
    chosen.push(labelOf(name, found.value, texts));
  }
  if (chosen.length === 0) return null;
  const { t } = texts;
  const text = withoutFillers(narrower.text, t) === '' ? '' : narrower.text;
  return { label: t('filterBy', { filters: chosen.join(', ') }), search: { ...narrower, text } };
}

/** A value with the name of its filter, such as “lingua: Inglese”. */
function labelOf(name: string, { key, label }: FilterValue, { t, locale }: PageTexts): string {
  const nameOfFilter = t(`filterName.${name as 'filterLingua'}`).toLocaleLowerCase(locale);
  return `${nameOfFilter}: ${shownName(label, locale, key).text}`;
}
