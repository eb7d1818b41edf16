import { count, type SQL, sql } from 'drizzle-orm';
import { longestText, searchWordsOf, typedAcronyms, wordInText, wordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { findCorrections } from './corrections.ts';
import { loadDictionary } from './dictionary.ts';
import { finds, foundQuery } from './expressions.ts';
import { allOf, anyOf, inTitle, without } from './queries.ts';
import { titleScore, unitScore } from './score.ts';
import { countUnits, coveringQuery, estimateUnits, hasAny, rarityOf, type Sought } from './sought.ts';
import { knownUnits } from './typed-words.ts';
import { type Unit, wordsOfUnit } from './units.ts';

/** How the courses for a text are found and put in order. */
export interface TextSearch {
  /** Holds for the courses that are found. Looks into the index `course_search_matches` alone. */
  readonly match: SQL;
  /** Holds for those of them whose title has all that was typed, in words that surely mean it. */
  readonly hasAllInTitle: SQL;
  /** Holds for the others. */
  readonly hasLessInTitle: SQL;
  /** Holds for those of the others whose title has a part of it; must be used together with `hasLessInTitle`. */
  readonly hasPartInTitle: SQL;
  /** Whether the title has it as it was typed. */
  readonly hasTextInTitle: SQL<boolean>;
  /** Costs much more than the others: for a few hundred courses at most. */
  readonly score: SQL<number>;
}

/** A text as it is searched for. */
export interface TextPlan {
  /** `null` when there is nothing to find. */
  readonly search: TextSearch | null;
  readonly report: TextReport;
  /** Looks for courses that have most of the text, where `search` finds none whatever the filters; `null`: it surely finds one, or has looked so already. */
  readonly findLess: (() => Promise<Pick<TextPlan, 'search' | 'report'>>) | null;
}

/** What a visitor is told about how a text was taken (README, "Extensions": `search`). */
export interface TextReport {
  /** What was searched for in place of the text; `null`: the text itself. */
  readonly correctedText: string | null;
  /** Words, as typed or corrected, that no course has. */
  readonly missingWords: readonly string[];
}

/** Without one of its generic words a course is still found; with it, it comes first. */
const worthOfGenericWord = 0.3;

/** How many courses there are, or for how many something holds. */
export async function countCourses(database: Database, match?: SQL): Promise<number> {
  const [row] = await database.select({ total: count() }).from(courseSearch).where(match);
  return row?.total ?? 0;
}

/** What courses are to have, and which units none has. */
interface Plan {
  readonly sought: readonly Sought[];
  readonly missing: readonly Unit[];
  /** What the index is asked; empty when nothing can be found. */
  readonly query: string;
  readonly hasAll: boolean;
}

const required = (sought: readonly Sought[]) => sought.filter(({ unit }) => !unit.isGeneric);
const queriesOf = (sought: readonly Sought[]) => sought.map(({ query }) => query);
const isMissing = ({ courses }: Sought) => courses === 0;

/** To find courses that have all of the units, in either language; `null` where surely none has. */
function planAll(estimated: readonly Sought[]): Plan | null {
  const needed = required(estimated);
  if (needed.length === 0 || needed.some(isMissing)) return null;
  const sought = estimated.filter((one) => !isMissing(one));
  const missing = estimated.filter(isMissing).map(({ unit }) => unit);
  return { sought, missing, query: allOf(queriesOf(needed)), hasAll: true };
}

/** Whether a course surely has all of the units. */
function isCertain(estimated: readonly Sought[]): boolean {
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
async function planSome(database: Database, estimated: readonly Sought[], allCourses: number): Promise<Plan> {
  const counted = await countTermsOrWords(database, estimated);
  const sought = counted.filter((one) => !isMissing(one));
  const missing = counted.filter(isMissing).map(({ unit }) => unit);
  const needed = required(sought);
  if (needed.length === 0) return { sought, missing, query: '', hasAll: false };
  const missed = missing.filter(({ isGeneric }) => !isGeneric).length;
  const all = allOf(queriesOf(needed));
  const hasAll = missed === 0 && (needed.length === 1 || (await hasAny(database, all)));
  return { sought, missing, query: hasAll ? all : coveringQuery(needed, missed, allCourses), hasAll };
}

/** In a title another word counts when it is worth more there than the typed one in a subtitle. */
const sureWeight = 0.55;
const sureQuery = ({ expressions }: Sought) => foundQuery(expressions.filter(({ weight }) => weight >= sureWeight));

/** All of the units in the title, in words that surely mean them; empty when no course can have that. */
function allInTitle(sought: readonly Sought[]): string {
  const queries = required(sought).map(sureQuery);
  return queries.includes('') ? '' : inTitle(allOf(queries));
}

function searchOf({ sought, query, hasAll }: Plan, words: readonly string[], allCourses: number): TextSearch | null {
  if (query === '') return null;
  const scores = sought.map((one) => {
    const rarity = rarityOf(one, allCourses);
    const isCertain = hasAll && !one.unit.isGeneric;
    const score = unitScore(one.expressions, isCertain ? null : finds(one.query));
    return sql`${one.unit.isGeneric ? rarity * worthOfGenericWord : rarity}::float8 * ${score}`;
  });
  const whole = hasAll ? allInTitle(sought) : inTitle(query);
  return {
    match: finds(query),
    hasAllInTitle: finds(whole),
    hasLessInTitle: finds(without(query, whole)),
    hasPartInTitle: finds(inTitle(anyOf(queriesOf(required(sought))))),
    hasTextInTitle: sql<boolean>`strpos(${courseSearch.titleWords}, ${words.join(' ')}) > 0`,
    score: sql<number>`(${sql.join([...scores, titleScore(words)], sql` + `)})`,
  };
}

/** The words of a text, as typed, that are among the given ones. */
function asTyped(text: string, words: readonly string[]): readonly string[] {
  const typed = (text.match(wordInText) ?? []).filter((word) => wordsOf(word).some((folded) => words.includes(folded)));
  return [...new Set(typed)];
}

/**
 * Works out how to find courses for a text, whatever the filters. Words that nothing is known of are replaced by what looks like
 * them, and the corrected text is searched for as if it had been typed. Whoever counts the courses of a text by something takes `match`.
 *
 * @param isExact finds the text as it is typed alone
 */
export async function planTextSearch(database: Database, typed: string, isExact: boolean): Promise<TextPlan> {
  const text = typed.slice(0, longestText);
  const words = searchWordsOf(text);
  if (words.length === 0) return { search: null, report: { correctedText: null, missingWords: [] }, findLess: null };
  const acronyms = typedAcronyms(text);
  const first = await estimateUnits(database, await knownUnits(database, words, acronyms));
  const unknown = first.sought.filter((one) => isMissing(one) && !one.unit.isKnown).flatMap(({ unit }) => unit.words);
  const corrections = await findCorrections(database, isExact ? [] : unknown);
  const correct = (word: string) => corrections.get(wordsOf(word).join(' ')) ?? word;
  const meant = [...new Set(words.map(correct))];
  const { sought, allCourses } =
    corrections.size === 0 ? first : await estimateUnits(database, await knownUnits(database, meant, acronyms));
  const correctedText = corrections.size === 0 ? null : text.trim().replaceAll(wordInText, correct);
  const reportOf = ({ missing }: Plan): TextReport => ({
    correctedText,
    missingWords: asTyped(
      correctedText ?? text,
      missing.flatMap((unit) => unit.words),
    ),
  });
  const take = (plan: Plan) => ({ search: searchOf(plan, meant, allCourses), report: reportOf(plan) });
  const findSome = async () => take(await planSome(database, sought, allCourses));
  const all = planAll(sought);
  if (all === null) return { ...(await findSome()), findLess: null };
  return { ...take(all), findLess: isCertain(sought) ? null : findSome };
}
