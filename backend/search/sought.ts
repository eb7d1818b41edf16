import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { finds, foundQuery } from './conditions.ts';
import { type Expression, expressionsOf } from './expressions.ts';
import { allOf, anyOf } from './queries.ts';
import type { Unit } from './units.ts';

/** A unit as it is sought, and how common it is. */
export interface Sought {
  readonly unit: Unit;
  readonly expressions: readonly Expression[];
  /** What the index is asked for it. */
  readonly query: string;
  /** About how many courses have it; 0: none does. */
  readonly courses: number;
  /** Whether a course surely has it: an estimate above 0 knows only that its words are there. */
  readonly isCertain: boolean;
}

/** What is sought for each unit, by how many courses have its words, which is known without looking for them. */
export async function estimateUnits(
  database: Database,
  units: readonly Unit[],
): Promise<{ readonly sought: readonly Sought[]; readonly allCourses: number }> {
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

/** The same with how many courses have each indeed, where that is not known well enough: of terms of several words. */
export async function countUnits(database: Database, sought: readonly Sought[]): Promise<readonly Sought[]> {
  const isKnown = (one: Sought) => one.courses === 0 || one.isCertain;
  const possible = sought.filter((one) => !isKnown(one));
  if (possible.length === 0) return sought;
  const counts = possible.map(({ query }) => sql`(select count(*)::int from ${courseSearch} where ${finds(query)})`);
  const [row] = await database
    .select({ courses: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(values (1)) as one`);
  const counted = new Map(possible.map((one, index) => [one, row?.courses[index] ?? 0]));
  return sought.map((one) => ({ ...one, courses: counted.get(one) ?? one.courses, isCertain: true }));
}

/** The logarithm of how many courses there are for one that has it. */
export const rarityOf = ({ courses }: Sought, allCourses: number): number =>
  Math.log(1 + allCourses / Math.max(1, courses));

/** Where no course has all that was typed, those with so much of it are shown, by rarity. */
const leastCoverage = 0.5;
/** More, and there would be too many ways to have half of them. */
const mostWeighed = 6;

/**
 * Asks for courses with enough of what was typed; what no course has counts as much as the rarest that one has.
 *
 * @returns empty when even all of it would be too little
 */
export function coveringQuery(sought: readonly Sought[], missing: number, allCourses: number): string {
  const weighed = sought
    .map((one) => ({ query: one.query, rarity: rarityOf(one, allCourses) }))
    .sort((one, other) => other.rarity - one.rarity);
  const sum = (some: typeof weighed) => some.reduce((total, { rarity }) => total + rarity, 0);
  const needed = (sum(weighed) + missing * (weighed[0]?.rarity ?? 0)) * leastCoverage;
  if (sum(weighed) < needed) return '';
  const rarest = weighed.slice(0, mostWeighed);
  return covering(rarest, Math.min(needed, sum(rarest)));
}

function covering(rest: readonly { readonly query: string; readonly rarity: number }[], needed: number): string {
  const [first, ...others] = rest;
  if (!first) return '';
  const without = covering(others, needed);
  const left = needed - first.rarity;
  // Sums of the same numbers in another order differ in their last digits.
  if (left <= 1e-9) return anyOf([first.query, without]);
  const withOthers = covering(others, left);
  return anyOf([withOthers === '' ? '' : allOf([first.query, withOthers]), without]);
}
