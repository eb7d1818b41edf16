import { hasCourse } from '../catalogue/count-courses.ts';
import type { Database } from '../database/database.ts';
import { findsAll } from './conditions.ts';
import { loadDictionary } from './dictionary.ts';
import { countUnits, coveringQuery, estimateUnits, type Sought } from './sought.ts';
import { type Unit, wordsOfUnit } from './units.ts';

/** What courses are to have, and which units none has. */
export interface Plan {
  readonly sought: readonly Sought[];
  readonly missing: readonly Unit[];
  /** What the index is asked, all of which must hold; none when nothing can be found. */
  readonly queries: readonly string[];
  readonly hasAll: boolean;
}

export const required = (sought: readonly Sought[]) => sought.filter(({ unit }) => !unit.isGeneric);
export const queriesOf = (sought: readonly Sought[]) => sought.map(({ query }) => query);
export const isMissing = ({ courses }: Sought) => courses === 0;

/** To find courses that have all of the units, in either language; `null` where surely none has. */
export function planAll(estimated: readonly Sought[]): Plan | null {
  const needed = required(estimated);
  if (needed.length === 0 || needed.some(isMissing)) return null;
  const sought = estimated.filter((one) => !isMissing(one));
  const missing = estimated.filter(isMissing).map(({ unit }) => unit);
  return { sought, missing, queries: queriesOf(needed), hasAll: true };
}

/** Whether a course surely has all of the units. */
export function isCertain(estimated: readonly Sought[]): boolean {
  const [first, ...others] = required(estimated);
  return first !== undefined && others.length === 0 && first.isCertain;
}

/** How many courses have each of the units; a term of several words that none has is sought by its words. */
async function countTermsOrWords(database: Database, estimated: readonly Sought[]): Promise<readonly Sought[]> {
  const counted = await countUnits(database, estimated);
  const isMissingTerm = (one: Sought) => isMissing(one) && one.unit.words.length > 1;
  const terms = counted.filter(isMissingTerm);
  if (terms.length === 0) return counted;
  const { concepts, generic } = loadDictionary();
  const words = terms.flatMap(({ unit }) => wordsOfUnit(unit, concepts, generic));
  const { sought } = await estimateUnits(database, words);
  return [...counted.filter((one) => !isMissingTerm(one)), ...(await countUnits(database, sought))];
}

/** To find courses that have most of the units, where none has all. */
export async function planSome(database: Database, estimated: readonly Sought[], allCourses: number): Promise<Plan> {
  const counted = await countTermsOrWords(database, estimated);
  const sought = counted.filter((one) => !isMissing(one));
  const missing = counted.filter(isMissing).map(({ unit }) => unit);
  const needed = required(sought);
  if (needed.length === 0) return { sought, missing, queries: [], hasAll: false };
  const missed = missing.filter(({ isGeneric }) => !isGeneric).length;
  const all = queriesOf(needed);
  const hasAll = missed === 0 && (needed.length === 1 || (await hasCourse(database, findsAll(all))));
  const covering = hasAll ? '' : coveringQuery(needed, missed, allCourses);
  return { sought, missing, queries: hasAll ? all : [covering].filter((query) => query !== ''), hasAll };
}
