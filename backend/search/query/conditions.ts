import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../../database/schema/search.ts';
import type { Expression } from './expressions.ts';
import { anyOf, asPairs, type Queries } from './queries.ts';

/** The query in the language of a course. @param queryOf returns the query for a language */
function inOwnLanguage(queryOf: (name: keyof Queries) => string): SQL {
  const [it, en, other] = [queryOf('it'), queryOf('en'), queryOf('other')];
  if (it === en && en === other) return sql`${it}::tsquery`;
  return sql`case ${courseSearch.language} when 'IT' then ${it}::tsquery when 'EN' then ${en}::tsquery else ${other}::tsquery end`;
}

/** Matches courses whose ranked fields match any query, in the course's language or without stems, because names have none. */
export function ranks(queries: readonly Queries[]): SQL {
  const inLanguage = (name: keyof Queries) =>
    queries.filter((query) => query[name] !== '').flatMap((query) => [query[name], query.other]);
  return sql`${courseSearch.ranked} @@ ${inOwnLanguage((name) => anyOf(inLanguage(name)))}`;
}

/** From 0 to 1: how many words of the expressions a course has, weighted by the fields in which they occur. */
export const rankOf = (expressions: readonly Expression[]): SQL =>
  sql`ts_rank(${courseSearch.ranked}, ${inOwnLanguage((name) => anyOf(expressions.map(({ everyWord }) => everyWord[name])))})`;

/**
 * The query on the index of found words that matches any of the expressions; empty without expressions. The words of a term that
 * was not typed must be adjacent.
 */
export const foundQuery = (expressions: readonly Expression[]): string =>
  anyOf(
    expressions.flatMap(({ isTyped, words, phrase }) =>
      isTyped ? Object.values(words) : Object.values(phrase).map(asPairs),
    ),
  );

/** Matches courses that a query of the index finds. */
export const finds = (query: string): SQL => sql`${courseSearch.found} @@ ${query}::tsquery`;

/**
 * The same condition written differently, for a query that occurs on both sides of an `or`. Otherwise PostgreSQL factors the query
 * out, and checks the remaining conditions on the full text of each course instead of in the index.
 */
export const alsoFinds = (query: string): SQL => sql`${query}::tsquery @@ ${courseSearch.found}`;

/**
 * Matches courses that all queries find; without queries it matches none. Separate conditions take the index a fifth of the time of
 * one query joined with `&`.
 */
export const findsAll = (queries: readonly string[], holds = finds): SQL =>
  queries.length === 0 ? sql`false` : sql`(${sql.join(queries.map(holds), sql` and `)})`;
