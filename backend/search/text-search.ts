import { count, type SQL, sql } from 'drizzle-orm';
import { searchWordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { type Concepts, loadConcepts, loadGenericWords } from './concepts.ts';
import { type Expression, expressionsOf, expressionsOfNearWords, foundIn } from './expressions.ts';
import { titleScore, unitScore } from './score.ts';
import { type Unit, unitsOf, type WordFacts, wordsOfUnit } from './units.ts';

/** How the courses for a text are found and put in order. */
export interface TextSearch {
  /** Holds for the courses that are found. */
  readonly match: SQL;
  readonly score: SQL<number>;
}

/** A unit that courses of the catalogue answer, and how rare that is. */
interface Sought {
  readonly unit: Unit;
  readonly match: SQL;
  readonly score: SQL;
  /** The logarithm of how many courses there are for one that has it. */
  readonly rarity: number;
}

/** Without one of its generic words a course is still found; with it, it comes first. */
const worthOfGenericWord = 0.3;
/** Where no course has all that was typed, those with so much of it are shown, by rarity. */
const leastCoverage = 0.5;

interface Dictionary {
  readonly concepts: Concepts;
  readonly generic: ReadonlySet<string>;
}

let dictionary: Dictionary | null = null;

/** Reads the dictionary at the first search for a text. */
function loadDictionary(): Dictionary {
  dictionary ??= { concepts: loadConcepts(), generic: loadGenericWords() };
  return dictionary;
}

function wordFacts(database: Database, words: readonly string[]): Promise<WordFacts[]> {
  return database
    .select({ word: sql<string>`word`, isStopWord: sql<boolean>`is_stop_word(word)` })
    .from(sql`unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place)`)
    .orderBy(sql`place`);
}

async function countCourses(database: Database, match?: SQL): Promise<number> {
  const [row] = await database.select({ total: count() }).from(courseSearch).where(match);
  return row?.total ?? 0;
}

/** What is sought for a unit, if any course has it. */
async function seek(
  database: Database,
  unit: Unit,
  expressions: readonly Expression[],
  all: number,
): Promise<Sought | null> {
  const match = foundIn(expressions);
  const found = match === null ? 0 : await countCourses(database, match);
  if (match === null || found === 0) return null;
  return { unit, match, score: unitScore(expressions, match), rarity: Math.log(1 + all / found) };
}

/** As {@link seek}; for a word that neither the catalogue nor the dictionary knows, what looks like it. */
async function seekOrCorrect(database: Database, unit: Unit, expressions: readonly Expression[], all: number) {
  const sought = await seek(database, unit, expressions, all);
  const [word, second] = unit.words;
  if (sought !== null || unit.isKnown || word === undefined || second !== undefined) return sought;
  return seek(database, unit, await expressionsOfNearWords(database, word), all);
}

/** What is sought for each unit, and how many units no course has. */
async function seekAll(database: Database, units: readonly Unit[], all: number) {
  const expressions = await expressionsOf(database, units);
  const sought: Sought[] = [];
  const missing: Unit[] = [];
  for (const [place, unit] of units.entries()) {
    const own = expressions.filter(({ at }) => at === place);
    const found = await seekOrCorrect(database, unit, own, all);
    if (found) sought.push(found);
    else missing.push(unit);
  }
  return { sought, missing };
}

/** As {@link seekAll}; a term of several words that no course has is sought by its words. */
async function seekTermsOrWords(database: Database, units: readonly Unit[], all: number, dictionary: Dictionary) {
  const asTyped = await seekAll(database, units, all);
  const terms = asTyped.missing.filter(({ words }) => words.length > 1);
  if (terms.length === 0) return asTyped;
  const words = terms.flatMap((term) => wordsOfUnit(term, dictionary.concepts, dictionary.generic));
  const byWord = await seekAll(database, words, all);
  return {
    sought: [...asTyped.sought, ...byWord.sought],
    missing: [...asTyped.missing.filter((unit) => !terms.includes(unit)), ...byWord.missing],
  };
}

const sum = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql` + `)})`;
const every = (parts: readonly Sought[]): SQL =>
  sql`(${sql.join(
    parts.map(({ match }) => match),
    sql` and `,
  )})`;

/** Holds for courses with enough of what was typed; what no course has counts as much as the rarest that one has. */
function coveredEnough(sought: readonly Sought[], missing: number): SQL {
  const rarities = sought.map(({ rarity }) => rarity);
  const needed = rarities.reduce((one, other) => one + other, missing * Math.max(...rarities)) * leastCoverage;
  const covered = sum(sought.map(({ match, rarity }) => sql`case when ${match} then ${rarity}::float8 else 0 end`));
  const any = sql.join(
    sought.map(({ match }) => match),
    sql` or `,
  );
  return sql`(${any}) and ${covered} >= ${needed}::float8`;
}

/**
 * Works out how to find courses for a text: all that was typed, in either language, or the most of it where no course has all.
 *
 * @returns `null` when there is nothing to find
 */
export async function planTextSearch(database: Database, text: string): Promise<TextSearch | null> {
  const words = searchWordsOf(text);
  if (words.length === 0) return null;
  const known = loadDictionary();
  const units = unitsOf(await wordFacts(database, words), known.concepts, known.generic);
  const { sought, missing } = await seekTermsOrWords(database, units, await countCourses(database), known);
  const required = sought.filter(({ unit }) => !unit.isGeneric);
  if (required.length === 0) return null;
  const score = sum([
    ...sought.map(
      ({ unit, rarity, score: own }) => sql`${unit.isGeneric ? rarity * worthOfGenericWord : rarity}::float8 * ${own}`,
    ),
    titleScore(words),
  ]) as SQL<number>;
  const missed = missing.filter(({ isGeneric }) => !isGeneric).length;
  const hasAll = missed === 0 && (required.length === 1 || (await countCourses(database, every(required))) > 0);
  return { match: hasAll ? every(required) : coveredEnough(required, missed), score };
}
