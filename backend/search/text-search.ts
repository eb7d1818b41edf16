import { count, type SQL, sql } from 'drizzle-orm';
import { longestText, searchWordsOf, wordInText, wordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { type Expression, expressionsOf, foundIn } from './expressions.ts';
import { titleScore, unitScore } from './score.ts';
import { type Unit, unitsOf, type WordFacts, wordsOfUnit } from './units.ts';

/** How the courses for a text are found and put in order. */
export interface TextSearch {
  /** Holds for the courses that are found. */
  readonly match: SQL;
  readonly score: SQL<number>;
}

/** What a visitor is told about how a text was taken (README, "Extensions": `search`). */
export interface TextReport {
  /** What was searched for in place of the text; `null`: the text itself. */
  readonly correctedText: string | null;
  /** Words, as typed, that no course has. */
  readonly missingWords: readonly string[];
}

/** A unit that courses of the catalogue answer, and how rare that is. */
interface Sought {
  readonly unit: Unit;
  readonly expressions: readonly Expression[];
  readonly match: SQL;
  /** The logarithm of how many courses there are for one that has it. */
  readonly rarity: number;
}

/** Without one of its generic words a course is still found; with it, it comes first. */
const worthOfGenericWord = 0.3;
/** Where no course has all that was typed, those with so much of it are shown, by rarity. */
const leastCoverage = 0.5;

/** What the catalogue knows of typed words. */
export function wordFacts(database: Database, words: readonly string[]): Promise<WordFacts[]> {
  return database
    .select({ word: sql<string>`word`, isStopWord: sql<boolean>`is_stop_word(word)` })
    .from(sql`unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place)`)
    .orderBy(sql`place`);
}

/** What the words of a text mean, by the dictionary. */
export async function knownUnits(database: Database, words: readonly string[]): Promise<readonly Unit[]> {
  const { concepts, generic } = loadDictionary();
  return unitsOf(await wordFacts(database, words), concepts, generic);
}

/** How many courses there are, or for how many something holds. */
export async function countCourses(database: Database, match?: SQL): Promise<number> {
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
  return { unit, expressions, match, rarity: Math.log(1 + all / found) };
}

/** What is sought for each unit, and how many units no course has. */
async function seekAll(database: Database, units: readonly Unit[], all: number) {
  const expressions = await expressionsOf(database, units);
  const sought: Sought[] = [];
  const missing: Unit[] = [];
  for (const [place, unit] of units.entries()) {
    const own = expressions.filter(({ at }) => at === place);
    const found = await seek(database, unit, own, all);
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

/** How courses are found that have all of the words, in either language, or most of it where none has all; and the units that none has. */
async function planWords(database: Database, words: readonly string[]) {
  const known = loadDictionary();
  const units = await knownUnits(database, words);
  const { sought, missing } = await seekTermsOrWords(database, units, await countCourses(database), known);
  const required = sought.filter(({ unit }) => !unit.isGeneric);
  if (required.length === 0) return { search: null, missing };
  const missed = missing.filter(({ isGeneric }) => !isGeneric).length;
  const hasAll = missed === 0 && (required.length === 1 || (await countCourses(database, every(required))) > 0);
  const score = sum([
    ...sought.map((one) => scoreOf(one, hasAll && !one.unit.isGeneric)),
    titleScore(words),
  ]) as SQL<number>;
  return { search: { match: hasAll ? every(required) : coveredEnough(required, missed), score }, missing };
}

/** @param isCertain whether all courses that are scored have it */
function scoreOf({ unit, expressions, match, rarity }: Sought, isCertain: boolean): SQL {
  const worth = unit.isGeneric ? rarity * worthOfGenericWord : rarity;
  return sql`${worth}::float8 * ${unitScore(expressions, isCertain ? null : match)}`;
}

/** For each word that neither the catalogue nor the dictionary knows, the word of the catalogue that looks most like it, if any does. */
async function findCorrections(database: Database, missing: readonly Unit[]): Promise<ReadonlyMap<string, string>> {
  const unknown = missing.filter(({ isKnown }) => !isKnown).flatMap(({ words }) => words);
  if (unknown.length === 0) return new Map();
  const rows = await database
    .select({ word: sql<string>`word`, nearest: sql<string>`nearest` })
    .from(
      sql`unnest(${sql.param(unknown)}::text[]) as unknown(word), lateral (select near from similar_words(word) as near limit 1) as found(nearest)`,
    );
  return new Map(rows.map(({ word, nearest }) => [word, nearest]));
}

/** The words of a text, as typed, that are among the given ones. */
function asTyped(text: string, words: readonly string[]): readonly string[] {
  const typed = (text.match(wordInText) ?? []).filter((word) => wordsOf(word).some((folded) => words.includes(folded)));
  return [...new Set(typed)];
}

/**
 * Works out how to find courses for a text. Words that nothing is known of are replaced by what looks like them, and the
 * corrected text is searched for as if it had been typed.
 *
 * @param isExact finds the text as it is typed alone
 * @returns `search` is `null` when there is nothing to find
 */
export async function planTextSearch(
  database: Database,
  typed: string,
  isExact: boolean,
): Promise<{ readonly search: TextSearch | null; readonly report: TextReport }> {
  const text = typed.slice(0, longestText);
  const words = searchWordsOf(text);
  if (words.length === 0) return { search: null, report: { correctedText: null, missingWords: [] } };
  const plan = await planWords(database, words);
  const corrections = isExact ? new Map<string, string>() : await findCorrections(database, plan.missing);
  const missing = plan.missing.flatMap((unit) => unit.words).filter((word) => !corrections.has(word));
  const missingWords = asTyped(text, missing);
  if (corrections.size === 0) return { search: plan.search, report: { correctedText: null, missingWords } };
  const correct = (word: string) => corrections.get(wordsOf(word).join(' ')) ?? word;
  const correctedText = text.trim().replaceAll(wordInText, correct);
  const { search } = await planWords(database, [...new Set(words.map(correct))]);
  return { search, report: { correctedText, missingWords } };
}
