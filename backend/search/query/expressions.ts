import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { documentFrequency } from '../../database/schema/search.ts';
import { searchWordsOf } from '../../words.ts';
import { isTerm } from '../dictionary/dictionary.ts';
import { withWordsKeptApart } from '../dictionary/kept-apart.ts';
import { type Language, languages } from '../dictionary/stems.ts';
import { inAll, type Queries, shortened, wordsIn } from './queries.ts';
import { languageAmong, type Unit } from './units.ts';

/** A term to search for. */
interface Term {
  /** The index of its unit among the typed units. */
  readonly at: number;
  readonly text: string;
  /** Search for it in courses of these languages, and always in courses of a third language. */
  readonly languages: readonly Language[];
  /** From 0 to 1: how certain it is that it means what was typed. */
  readonly weight: number;
  readonly isTyped: boolean;
  /** The last word of a search, unless the dictionary has it: it may be half typed. */
  readonly isHalfTyped: boolean;
}

/** A term as full-text queries. */
export interface Expression extends Pick<Term, 'at' | 'weight' | 'isTyped'> {
  /** All words, next to each other. */
  readonly phrase: Queries;
  /** All words, anywhere. */
  readonly words: Queries;
  /** `words` in full, including words that a half-typed word covers and words that no course has. */
  readonly everyWord: Queries;
  /** Estimated number of courses with its words; 0 means that no course has them. */
  readonly courses: number;
  /** Whether some course surely has it. For a term of several words it is only known that courses have each single word. */
  readonly isCertain: boolean;
}

/** Weight of a synonym or translation, compared with the typed word. */
const translated = 0.85;

/** A synonym surely means what was typed when it counts at least as much in a title as the typed word in a subtitle. */
const sureWeight = 0.55;
export const meansSurely = ({ weight }: Expression): boolean => weight >= sureWeight;

function termsOf(units: readonly Unit[], isBeingTyped: boolean): readonly Term[] {
  const last = units.length - 1;
  return units.flatMap(({ words, alternatives, isShortName }, at) => [
    {
      ...{ at, text: languageAmong(alternatives) ?? withWordsKeptApart(words).join(' ') },
      ...{ languages, weight: 1, isTyped: true },
      isHalfTyped: isBeingTyped && at === last && words.length === 1 && !isShortName && !words.some(isTerm),
    },
    ...alternatives.map(({ term, languages: own, weight }) => ({
      ...{ at, text: withWordsKeptApart(searchWordsOf(term)).join(' '), languages: own, weight: translated * weight },
      isTyped: false,
      isHalfTyped: false,
    })),
  ]);
}

const configurations = { it: 'italian', en: 'english', other: 'simple' } as const;

/** The query of a text in each language, or-ed with the catalogue's words that complete a half-typed word. */
const inEachLanguage = (parser: 'phraseto_tsquery' | 'plainto_tsquery'): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(configurations).map(([name, configuration]) =>
      sql.raw(`'${name}', (${parser}('${configuration}', text) || half_typed)::text`),
    ),
    sql`, `,
  )})`;

type Found = Pick<Expression, 'at' | 'weight' | 'isTyped' | 'phrase' | 'words'> & Pick<Term, 'languages'>;
type Frequencies = Readonly<Record<string, number>>;

/**
 * Turns the typed units and their synonyms into full-text queries, in one statement. It also estimates how many courses match, from
 * the stored word frequencies and without a search. The statement has a name, so that each connection plans it only once.
 *
 * @param isBeingTyped whether the last word may be half typed
 * @returns also the number of courses in the catalogue
 */
export async function expressionsOf(database: Database, units: readonly Unit[], isBeingTyped = true) {
  const columns = sql`at int, text text, languages json, weight float8, "isTyped" boolean, "isHalfTyped" boolean`;
  const halfTyped = sql`case when "isHalfTyped" then half_typed_word_query(text) else ''::tsquery end`;
  const terms = sql`select at, languages, weight, "isTyped",
      ${inEachLanguage('phraseto_tsquery')} as phrase, ${inEachLanguage('plainto_tsquery')} as words
    from json_to_recordset(${JSON.stringify(termsOf(units, isBeingTyped))}::json) as given(${columns}),
      lateral (select ${halfTyped} as half_typed) as completed`;
  const words = sql`select (regexp_matches(words::text, ${"'([^']+)'"}, 'g'))[1] from terms`;
  const [row] = await database
    .select({ terms: sql<readonly Found[] | null>`terms`, frequencies: sql<Frequencies | null>`frequencies` })
    .from(
      sql`(with terms as materialized (${terms}) select (select json_agg(terms) from terms) as terms,
        (select json_object_agg(word, courses) from ${documentFrequency}
          where word = any(array[''] || array(${words}))) as frequencies) as found`,
    )
    .prepare('expressions')
    .execute();
  const frequencies = new Map(Object.entries(row?.frequencies ?? {}));
  const found = (row?.terms ?? [])
    .filter((one) => one.words.other !== '')
    .map((one) => (units[one.at]?.isShortName ? withoutStems(one) : inOwnLanguages(one)));
  return { expressions: found.map((one) => weigh(one, frequencies)), allCourses: frequencies.get('') ?? 0 };
}

/** Removes the queries in the languages in which the term is not searched for. */
function inOwnLanguages(found: Found): Found {
  const removed = Object.fromEntries(
    languages.filter((language) => !found.languages.includes(language)).map((language) => [language, '']),
  );
  return { ...found, phrase: { ...found.phrase, ...removed }, words: { ...found.words, ...removed } };
}

/** Uses the queries without stems for courses of every language. */
function withoutStems({ phrase, words, ...found }: Found): Found {
  return { ...found, phrase: inAll(phrase, () => phrase.other), words: inAll(words, () => words.other) };
}

/**
 * The queries without what no course has. Where a language is left with nothing, the query without stems counts, because names have none:
 * no course has the stem of “Terranova”, but one is taught by a Terranova.
 */
function shortenedAll(queries: Queries, frequencies: ReadonlyMap<string, number>): Queries {
  const shorten = (query: string) => shortened(query, (word) => (frequencies.get(word) ?? 0) > 0);
  const other = shorten(queries.other);
  return inAll(queries, (query) => (query === '' ? '' : shorten(query) || other));
}

function weigh({ languages: _, ...found }: Found, frequencies: ReadonlyMap<string, number>): Expression {
  const estimates = Object.values(found.words).map((query) => estimate(query, frequencies));
  return {
    ...found,
    phrase: shortenedAll(found.phrase, frequencies),
    words: shortenedAll(found.words, frequencies),
    everyWord: found.words,
    courses: Math.max(...estimates.map(({ courses }) => courses)),
    isCertain: estimates.some(({ courses, isCertain }) => isCertain && courses > 0),
  };
}

/** Estimates a term's query, which requires all its words; a half-typed word requires only one of its completions. */
function estimate(query: string, frequencies: ReadonlyMap<string, number>) {
  const words = wordsIn(query);
  const counts = words.map((word) => frequencies.get(word) ?? 0);
  if (words.length > 1 && !query.includes('|')) return { courses: Math.min(...counts), isCertain: false };
  // Completions come from the vocabulary, which has no numbers, so a half-typed number may still be found.
  const mayHaveNumber = query.includes(':*') && /\p{N}/u.test(query) ? 1 : 0;
  const courses = Math.max(0, ...counts);
  return { courses: Math.max(courses, mayHaveNumber), isCertain: courses > 0 };
}
