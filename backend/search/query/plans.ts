import { sql } from 'drizzle-orm';
import { hasCourse } from '../../catalogue/count-courses.ts';
import { isPublished } from '../../catalogue/filters.ts';
import type { Database } from '../../database/database.ts';
import type { NamedTopics } from '../dictionary/topics.ts';
import { findsAll, foundQuery } from './conditions.ts';
import { type Expression, meansSurely } from './expressions.ts';
import { anyFieldOf, type Profile } from './profiles.ts';
import { nameOne } from './prominence.ts';
import { allOf, anyOf } from './queries.ts';
import { countUnits, coveringQuery, isMissing, missingUnits, type Sought } from './sought.ts';
import type { Unit } from './units.ts';

/** What a course must have, and which units no course has. */
export interface Plan {
  readonly sought: readonly Sought[];
  readonly missing: readonly Unit[];
  /** Index queries that must all match; empty when nothing can be found. */
  readonly queries: readonly string[];
  /** The same, only in the typed words and in those that surely mean the same. */
  readonly sureQueries: readonly string[];
  readonly hasAll: boolean;
}

export const required = (sought: readonly Sought[]) => sought.filter(({ unit }) => !unit.isGeneric);
export const queriesOf = (sought: readonly Sought[]) => sought.map(({ query }) => query);

/** One query for each required unit, from the selected expressions only; empty when a unit has none, because then nothing can match. */
export function requiredQueries(
  sought: readonly Sought[],
  isMeant: (expression: Expression) => boolean,
): readonly string[] {
  const queries = queriesOf(restricted(required(sought), isMeant));
  return queries.includes('') ? [] : queries;
}

const restricted = (sought: readonly Sought[], isMeant: (expression: Expression) => boolean): readonly Sought[] =>
  sought.map((one) => ({ ...one, query: foundQuery(one.expressions.filter(isMeant)) }));

/** Plans a search for courses with all units, in either language. Some published course must have them all. */
export function planAll(sought: readonly Sought[]): Plan {
  const needed = required(sought);
  return {
    sought: sought.filter((one) => !isMissing(one)),
    missing: missingUnits(sought),
    queries: queriesOf(needed),
    sureQueries: requiredQueries(needed, meansSurely),
    hasAll: true,
  };
}

/** Whether every subject that a text names has a word that no course has. Its other words would find what nobody meant. */
function lacksSubjects(subjects: readonly NamedTopics[], missing: readonly Unit[]): boolean {
  const missingWords = missing.flatMap(({ words }) => words);
  return subjects.length > 0 && subjects.every(({ words }) => words.some((word) => missingWords.includes(word)));
}

/** Whether all queries together find a published course. */
const findAny = (database: Database, queries: readonly string[]): Promise<boolean> =>
  hasCourse(database, sql`${isPublished} and ${findsAll(queries)}`);

/**
 * Plans a search for courses with all units if there are any, otherwise with half of them, by rarity. If every subject that the text
 * names has a word that no course has, its other words find nothing.
 *
 * @param subjects the subjects and disciplines that the text names
 */
export async function planSome(
  database: Database,
  estimated: readonly Sought[],
  subjects: readonly NamedTopics[],
  allCourses: number,
): Promise<Plan> {
  const counted = await countUnits(database, estimated);
  const sought = counted.filter((one) => !isMissing(one));
  const missing = missingUnits(counted);
  const needed = required(sought);
  if (needed.length === 0 || lacksSubjects(subjects, missing)) {
    return { sought, missing, queries: [], sureQueries: [], hasAll: false };
  }
  const missed = missing.filter(({ isGeneric }) => !isGeneric).length;
  if (missed === 0 && (needed.length === 1 || (await findAny(database, queriesOf(needed))))) return planAll(counted);
  const covering = (some: readonly Sought[]) => {
    const present = some.filter(({ query }) => query !== '');
    const query = coveringQuery(present, missed + some.length - present.length, allCourses);
    return query === '' ? [] : [query];
  };
  const sureQueries = covering(restricted(needed, meansSurely));
  return { sought, missing, queries: covering(needed), sureQueries, hasAll: false };
}

/**
 * Index queries by which words find courses. A synonym that may mean something else (“sleep”: “rest”) finds only courses in a field of
 * study of the text. So do words that name one subject together (“linear algebra”) if they find any there; otherwise courses mention it.
 */
export async function queriesByWords(
  database: Database,
  { sought, queries, sureQueries }: Plan,
  { profile, subjects }: { readonly profile: Profile; readonly subjects: readonly NamedTopics[] },
): Promise<readonly string[]> {
  const fields = anyFieldOf(profile);
  if (fields === '' || queries.length === 0) return queries;
  const inField = [...queries, fields];
  const namesOne = nameOne(subjects, required(sought));
  if (namesOne && (await findAny(database, inField))) return inField;
  const areSure = queries.every((query, place) => query === sureQueries[place]);
  return areSure ? queries : [...queries, anyOf([fields, allOf(sureQueries)])];
}
