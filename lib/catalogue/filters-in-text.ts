import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import { availabilityFilter, kindFilter, languageFilter, levelFilter } from '@/lib/api/schemas/filter-names';
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

/** Values that a text names, and the text without them. */
interface NamedValues {
  readonly values: readonly FilterValue[];
  readonly rest: string;
}

/** A text without the first of the phrases that it contains; `null` if it contains none. @param phrases separated by `; ` */
function withoutAny(text: string, phrases: string): string | null {
  const rests = phrases
    .split('; ')
    .filter(Boolean)
    .map((phrase) => withoutPhrase(text, phrase));
  return rests.find((rest) => rest !== null) ?? null;
}

function findNamed(
  values: readonly FilterValue[],
  text: string,
  phrases: (value: FilterValue) => string,
): NamedValues | null {
  for (const value of values) {
    const rest = withoutAny(text, phrases(value));
    if (rest !== null) return { values: [value], rest };
  }
  return null;
}

type FindValues = (values: readonly FilterValue[], text: string, texts: PageTexts) => NamedValues | null;

/** A language is named by “in inglese”, and by its name alone in a text without other words, such as “corso di inglese”. */
const findLanguage: FindValues = (values, text, { t, locale }) => {
  const nameOf = ({ key, label }: FilterValue) => shownName(label, locale, key).text;
  const inLanguage = findNamed(values, text, (value) => t('inLanguage', { language: nameOf(value) }));
  if (inLanguage) return inLanguage;
  const alone = findNamed(values, withoutFillers(text, t), nameOf);
  return alone?.rest === '' ? alone : null;
};

/** Finds a value by its phrases among the messages, such as “che iniziano presto”. */
const findByPhrase =
  (name: string): FindValues =>
  (values, text, { t }) =>
    findNamed(values, text, ({ key }) => {
      const phrases = `phrases.${name}.${key}` as 'phrases.filterTipo.series';
      return t.has(phrases) ? t(phrases) : '';
    });

/** The EQF levels that a text means by the phrases of each kind among the messages, such as “non troppo difficile”. */
const levelsByPhrase = { beginners: /^[1-5]$/, notHard: /^[1-6]$/, advanced: /^[78]$/ } as const;

/** Finds the levels that a text names. Other scales than that of the EQF have other keys or other names. */
const findLevels: FindValues = (values, text, { t, locale }) => {
  const eqf = values.filter(({ key, label }) => shownName(label, locale, key).text.includes('EQF'));
  for (const [phrases, levels] of Object.entries(levelsByPhrase)) {
    const rest = withoutAny(text, t(`phrases.${levelFilter}.${phrases as keyof typeof levelsByPhrase}`));
    const meant = eqf.filter(({ key }) => levels.test(key));
    if (rest !== null && meant.length > 0) return { values: meant, rest };
  }
  return null;
};

/** How a text names the values of a filter. */
const namedValues: Readonly<Record<string, FindValues>> = {
  [availabilityFilter]: findByPhrase(availabilityFilter),
  [kindFilter]: findByPhrase(kindFilter),
  [levelFilter]: findLevels,
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
    const keys = found.values.map(({ key }) => key);
    narrower = { ...withKeys(narrower, name, keys), text: found.rest };
    chosen.push(labelOf(name, found.values, texts));
  }
  if (chosen.length === 0) return null;
  const { t } = texts;
  const text = withoutFillers(narrower.text, t) === '' ? '' : narrower.text;
  return { label: t('filterBy', { filters: chosen.join(', ') }), search: { ...narrower, text } };
}

/** A value, or the first and the last of several, with the name of the filter, such as “lingua: Inglese”. */
function labelOf(name: string, values: readonly FilterValue[], { t, locale }: PageTexts): string {
  const nameOfFilter = t(`filterName.${name as 'filterLingua'}`).toLocaleLowerCase(locale);
  const names = values.map(({ key, label }) => shownName(label, locale, key).text);
  return `${nameOfFilter}: ${[...new Set([names.at(0), names.at(-1)])].join(' – ')}`;
}
