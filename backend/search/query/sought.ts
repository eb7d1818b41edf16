import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { courseSearch } from '../../database/schema/search.ts';
import { finds, foundQuery } from './conditions.ts';
import { type Expression, expressionsOf } from './expressions.ts';
import { allOf, anyOf } from './queries.ts';
import type { Unit } from './units.ts';

/** A unit with its queries, and how common it is. */
export interface Sought {
  readonly unit: Unit;
  readonly expressions: readonly Expression[];
  /** The index query for the unit. */
  readonly query: string;
  /** Estimated number of courses that have it; 0 means that no course does. */
  readonly courses: number;
  /** Whether some course surely has it. An estimate above 0 alone only says that its words occur. */
  readonly isCertain: boolean;
}

/** Whether no course has a unit. */
export const isMissing = ({ courses }: Sought): boolean => courses === 0;

export const missingUnits = (sought: readonly Sought[]): readonly Unit[] =>
  sought.filter(isMissing).map(({ unit }) => unit);

/**
 * The queries of each unit, with the number of courses estimated from stored word frequencies, without a search. The last word may be
 * half typed, unless the dictionary has it.
 */
export async function estimateUnits(database: Database, units: readonly Unit[]) {
  const { expressions, allCourses } = await expressionsOf(database, units);
  const sought = units.map((unit, place): Sought => {
    const own = expressions.filter(({ at }) => at === place);
    return {
      unit,
      expressions: own,
      query: foundQuery(own),
      courses: Math.max(0, ...own.map(({ courses }) => courses)),
      isCertain: own.some(({ isCertain }) => isCertain),
    };
  });
  return { sought, allCourses };
}

/** Replaces uncertain estimates, those of terms of several words, by real counts. */
export async function countUnits(database: Database, sought: readonly Sought[]): Promise<readonly Sought[]> {
  const isKnown = (one: Sought) => isMissing(one) || one.isCertain;
  const possible = sought.filter((one) => !isKnown(one));
  if (possible.length === 0) return sought;
  const counts = possible.map(({ query }) => sql`(select count(*)::int from ${courseSearch} where ${finds(query)})`);
  const [row] = await database
    .select({ courses: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(values (1)) as one`);
  const counted = new Map(possible.map((one, index) => [one, row?.courses[index] ?? 0]));
  return sought.map((one) => ({ ...one, courses: counted.get(one) ?? one.courses, isCertain: true }));
}

/** The logarithm of 1 + all courses / courses with the unit: higher for a rarer unit. */
export const rarityOf = ({ courses }: Sought, allCourses: number): number =>
  Math.log(1 + allCourses / Math.max(1, courses));

/** When no course has everything that was typed, a course needs this fraction of the rarity of the units that courses have. */
const minCoverage = 0.5;
/** Maximum units in the query: the number of combinations grows too fast with more. */
const maxWeighed = 6;

/**
 * A query for courses with enough of the typed units.
 *
 * @param missing the number of units that no course has; each counts as much as the rarest of the others
 * @returns empty when most of the text is missing
 */
export function coveringQuery(sought: readonly Sought[], missing: number, allCourses: number): string {
  const weighed = sought
    .map((one) => ({ query: one.query, rarity: rarityOf(one, allCourses) }))
    .sort((one, other) => other.rarity - one.rarity);
  const sum = (some: typeof weighed) => some.reduce((total, { rarity }) => total + rarity, 0);
  if (sum(weighed) < missing * (weighed[0]?.rarity ?? 0)) return '';
  const needed = sum(weighed) * minCoverage;
  const rarest = weighed.slice(0, maxWeighed);
  return covering(rarest, Math.min(needed, sum(rarest)));
}

function covering(rest: readonly { readonly query: string; readonly rarity: number }[], needed: number): string {
  const [first, ...others] = rest;
  if (!first) return '';
  const without = covering(others, needed);
  const left = needed - first.rarity;
  // Sums of the same numbers in a different order can differ in the last digits.
  if (left <= 1e-9) return anyOf([first.query, without]);
  const withOthers = covering(others, left);
  return anyOf([withOthers === '' ? '' : allOf([first.query, withOthers]), without]);
}
