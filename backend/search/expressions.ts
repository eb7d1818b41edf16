import { type SQL, sql } from 'drizzle-orm';
import { searchWordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { documentFrequency } from '../database/schema/search.ts';
import { stemKeptApart, withWordsKeptApart } from './kept-apart.ts';
import { inAll, type Queries, shortened, wordsIn } from './queries.ts';
import { type Language, languages } from './stems.ts';
import type { Unit } from './units.ts';

/** A term to look for. */
interface Term {
  /** The place of its unit among those typed. */
  readonly at: number;
  readonly text: string;
  /** In courses of which it is looked for; in those of a third language always. */
  readonly languages: readonly Language[];
  /** How surely it means what was typed, from 0 to 1. */
  readonly weight: number;
  readonly isTyped: boolean;
  /** Perhaps half typed: the last word of a search. */
  readonly isOpen: boolean;
}

/** A term as the database looks for it. */
export interface Expression extends Pick<Term, 'at' | 'weight' | 'isTyped'> {
  /** Its words next to each other. */
  readonly phrase: Queries;
  /** All of its words, anywhere. */
  readonly words: Queries;
  /** The same, where each word counts: also those that a half typed one covers, or that no course has. */
  readonly everyWord: Queries;
  /** About how many courses have its words; 0: none does. */
  readonly courses: number;
  /** Whether so many courses have it indeed: of a term of several words it is only known that courses have each of them. */
  readonly isCertain: boolean;
}

/** Expressions with what they are looked for in. */
export interface Expressions {
  readonly expressions: readonly Expression[];
  /** How many courses there are. */
  readonly allCourses: number;
}

/** Another word for what was typed counts less than the word itself. */
const translated = 0.85;

/** Another word surely means what was typed when it is worth more in a title than the typed one in a subtitle. */
const sureWeight = 0.55;
export const meansSurely = ({ weight }: Expression): boolean => weight >= sureWeight;

function termsOf(units: readonly Unit[], isBeingTyped: boolean): readonly Term[] {
  const last = units.length - 1;
  return units.flatMap(({ words, alternatives, isShortName }, at) => [
    {
      ...{ at, text: withWordsKeptApart(words).join(' '), languages, weight: 1, isTyped: true },
      isOpen: isBeingTyped && at === last && words.length === 1 && !isShortName && !words.some(stemKeptApart),
    },
    ...alternatives.map(({ term, languages: own, weight }) => ({
      ...{ at, text: withWordsKeptApart(searchWordsOf(term)).join(' '), languages: own, weight: translated * weight },
      isTyped: false,
      isOpen: false,
    })),
  ]);
}

const configurations = { it: 'italian', en: 'english', other: 'simple' } as const;

/** A text in each language, with the words of the catalogue that complete one half typed. */
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
 * What is typed and what means the same, as the database looks for it, for all units at once, and how many courses have their
 * words, which is known without looking for them.
 *
 * The statement has a name, as every search asks it: a connection plans it once.
 *
 * @param isBeingTyped whether the last word may be half typed
 */
export async function expressionsOf(
  database: Database,
  units: readonly Unit[],
  isBeingTyped = true,
): Promise<Expressions> {
  const columns = sql`at int, text text, languages json, weight float8, "isTyped" boolean, "isOpen" boolean`;
  const halfTyped = sql`case when "isOpen" then half_typed_word_query(text) else ''::tsquery end`;
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

/** Without queries in the languages in which the term is not looked for. */
function inOwnLanguages(found: Found): Found {
  const silent = Object.fromEntries(
    languages.filter((language) => !found.languages.includes(language)).map((language) => [language, '']),
  );
  return { ...found, phrase: { ...found.phrase, ...silent }, words: { ...found.words, ...silent } };
}

/** As it is written, in courses of every language. */
function withoutStems({ phrase, words, ...found }: Found): Found {
  return { ...found, phrase: inAll(phrase, () => phrase.other), words: inAll(words, () => words.other) };
}

function weigh({ languages: _, ...found }: Found, frequencies: ReadonlyMap<string, number>): Expression {
  const estimates = Object.values(found.words).map((query) => estimate(query, frequencies));
  const shorten = (query: string) => shortened(query, (word) => (frequencies.get(word) ?? 0) > 0);
  return {
    ...found,
    phrase: inAll(found.phrase, shorten),
    words: inAll(found.words, shorten),
    everyWord: found.words,
    courses: Math.max(...estimates.map(({ courses }) => courses)),
    isCertain: estimates.some(({ courses, isCertain }) => isCertain && courses > 0),
  };
}

/** A query of one term: all of its words, or, half typed, any that completes it. */
function estimate(query: string, frequencies: ReadonlyMap<string, number>) {
  const words = wordsIn(query);
  const counts = words.map((word) => frequencies.get(word) ?? 0);
  if (words.length > 1 && !query.includes('|')) return { courses: Math.min(...counts), isCertain: false };
  // The vocabulary, which completes words, has no numbers.
  const mayHaveNumber = query.includes(':*') && /\p{N}/u.test(query) ? 1 : 0;
  const courses = Math.max(0, ...counts);
  return { courses: Math.max(courses, mayHaveNumber), isCertain: courses > 0 };
}
