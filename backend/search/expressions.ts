import { type SQL, sql } from 'drizzle-orm';
import { searchWordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { anyOf, asPairs, type Queries } from './queries.ts';
import type { Unit } from './units.ts';

/** A term to look for. */
interface Term {
  /** The place of its unit among those typed. */
  readonly at: number;
  readonly text: string;
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
}

/** Another word for what was typed counts less than the word itself. */
const translated = 0.85;

function termsOf(units: readonly Unit[], isBeingTyped: boolean): readonly Term[] {
  const last = units.length - 1;
  return units.flatMap(({ words, alternatives }, at) => [
    { at, text: words.join(' '), weight: 1, isTyped: true, isOpen: isBeingTyped && at === last && words.length === 1 },
    ...alternatives.map(({ term, weight }) => ({
      at,
      text: searchWordsOf(term).join(' '),
      weight: translated * weight,
      isTyped: false,
      isOpen: false,
    })),
  ]);
}

const configurations = { it: 'italian', en: 'english', other: 'simple' } as const;

/** A text in each language, with the words of the catalogue that complete one half typed. */
const inEachLanguage = (parser: 'phraseto_tsquery' | 'plainto_tsquery'): SQL<Queries> =>
  sql<Queries>`json_build_object(${sql.join(
    Object.entries(configurations).map(([name, configuration]) =>
      sql.raw(`'${name}', (${parser}('${configuration}', text) || half_typed)::text`),
    ),
    sql`, `,
  )})`;

/**
 * What is typed and what means the same, as the database looks for it, for all units at once.
 *
 * @param isBeingTyped whether the last word may be half typed
 */
export async function expressionsOf(
  database: Database,
  units: readonly Unit[],
  isBeingTyped = true,
): Promise<readonly Expression[]> {
  const columns = sql`at int, text text, weight float8, "isTyped" boolean, "isOpen" boolean`;
  const halfTyped = sql`case when "isOpen" then half_typed_word_query(text) else ''::tsquery end`;
  const rows = await database
    .select({
      at: sql<number>`at`,
      weight: sql<number>`weight`,
      isTyped: sql<boolean>`"isTyped"`,
      phrase: inEachLanguage('phraseto_tsquery'),
      words: inEachLanguage('plainto_tsquery'),
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(termsOf(units, isBeingTyped))}::json) as terms(${columns}), lateral (select ${halfTyped} as half_typed) as completed`,
    );
  return rows.filter(({ words }) => words.other !== '');
}

/** Holds for courses whose ranked fields answer any of the queries in the language of the course. */
export function ranks(queries: readonly Queries[]): SQL {
  const { language, ranked } = courseSearch;
  const of = (name: keyof Queries) => sql`${anyOf(queries.map((query) => query[name]))}::tsquery`;
  return sql`${ranked} @@ case ${language} when 'IT' then ${of('it')} when 'EN' then ${of('en')} else ${of('other')} end`;
}

/** How much of the words of any of the expressions a course has, by the fields that they stand in: from 0 to 1. */
export function rankOf(expressions: readonly Expression[]): SQL {
  const { language, ranked } = courseSearch;
  const of = (name: keyof Queries) => sql`${anyOf(expressions.map(({ words }) => words[name]))}::tsquery`;
  return sql`ts_rank(${ranked}, case ${language} when 'IT' then ${of('it')} when 'EN' then ${of('en')} else ${of('other')} end)`;
}

/**
 * What the index of found words is asked for any of the expressions; empty without one. The words of a term that was not typed
 * must stand together.
 */
export const foundQuery = (expressions: readonly Expression[]): string =>
  anyOf(
    expressions.flatMap(({ isTyped, words, phrase }) =>
      isTyped ? Object.values(words) : Object.values(phrase).map(asPairs),
    ),
  );

/** Holds for courses that a query of the index finds. */
export const finds = (query: string): SQL => sql`${courseSearch.found} @@ ${query}::tsquery`;

/** Holds for courses that any of the expressions is found in; `null` without one. */
export function foundIn(expressions: readonly Expression[]): SQL | null {
  const query = foundQuery(expressions);
  return query === '' ? null : finds(query);
}
