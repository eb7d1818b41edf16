import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../database/schema/search.ts';
import type { Expression } from './expressions.ts';
import { anyOf, asPairs, type Queries } from './queries.ts';

/** The query in the language of a course. @param queryOf each language */
function inOwnLanguage(queryOf: (name: keyof Queries) => string): SQL {
  const [it, en, other] = [queryOf('it'), queryOf('en'), queryOf('other')];
  if (it === en && en === other) return sql`${it}::tsquery`;
  return sql`case ${courseSearch.language} when 'IT' then ${it}::tsquery when 'EN' then ${en}::tsquery else ${other}::tsquery end`;
}

/** Holds for courses whose ranked fields answer any of the queries in the language of the course; names have no stems. */
export function ranks(queries: readonly Queries[]): SQL {
  const inLanguage = (name: keyof Queries) =>
    queries.filter((query) => query[name] !== '').flatMap((query) => [query[name], query.other]);
  return sql`${courseSearch.ranked} @@ ${inOwnLanguage((name) => anyOf(inLanguage(name)))}`;
}

/** How much of the words of any of the expressions a course has, by the fields that they stand in: from 0 to 1. */
export const rankOf = (expressions: readonly Expression[]): SQL =>
  sql`ts_rank(${courseSearch.ranked}, ${inOwnLanguage((name) => anyOf(expressions.map(({ everyWord }) => everyWord[name])))})`;

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

/**
 * The same in other words, for a query that stands on both sides of an `or`: PostgreSQL would take it out of there, and the index
 * would not be asked for the rest, but the full text of each course that it finds.
 */
export const alsoFinds = (query: string): SQL => sql`${query}::tsquery @@ ${courseSearch.found}`;

/**
 * Holds for courses that all of the queries find; for none without a query. Each is a condition of its own: the index takes a fifth
 * of the time that one query with `&` takes.
 */
export const findsAll = (queries: readonly string[], holds = finds): SQL =>
  queries.length === 0 ? sql`false` : sql`(${sql.join(queries.map(holds), sql` and `)})`;

/** Holds for courses that any of the expressions is found in; `null` without one. */
export function foundIn(expressions: readonly Expression[]): SQL | null {
  const query = foundQuery(expressions);
  return query === '' ? null : finds(query);
}
