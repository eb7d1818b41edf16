import { type SQL, sql } from 'drizzle-orm';
import { hasCourse } from '../catalogue/count-courses.ts';
import { longestText, searchWordsOf, typedAcronyms, wordInText, wordsOf } from '../catalogue/words.ts';
import type { Database } from '../database/database.ts';
import { courseSearch, titleDocument } from '../database/schema/search.ts';
import { alsoFinds, finds, findsAll, foundQuery, ranks } from './conditions.ts';
import { findCorrections } from './corrections.ts';
import { loadDictionary } from './dictionary.ts';
import { type Expression, meansSurely } from './expressions.ts';
import { isCertain, type Plan, planAll, planSome, queriesOf, required } from './plans.ts';
import {
  aboutQueries,
  mostlyAboutQueries,
  nearQueries,
  type Profile,
  profileOfText,
  subjectQueries,
} from './profiles.ts';
import { allOf, anyOf, anyWordOf, inTitle } from './queries.ts';
import { titleScore, topicScore, unitScore } from './score.ts';
import { estimateUnits, rarityOf, type Sought } from './sought.ts';
import { knownUnits, stopWordsAmong, wordFacts } from './typed-words.ts';
import type { Unit } from './units.ts';

/** How the courses for a text are found and put in order. */
export interface TextSearch {
  /** Holds for the courses that are found. Looks into the index `course_search_matches` alone. */
  readonly match: SQL;
  /** Holds for those of them whose title has all that was typed, in words that surely mean it. */
  readonly hasAllInTitle: SQL;
  /** Holds for courses whose title has a part of it, whether they are found or not. */
  readonly hasPartInTitle: SQL;
  /** Holds for courses about its topics, whether they have its words or not. */
  readonly isAbout: SQL;
  /** Holds for courses about its topics, and for those that have a word of it where a course says what it is about. */
  readonly isSaid: SQL;
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

/** What a page says of how a text was understood (README, "Extensions": `search`). */
export interface TextReport {
  /** What was searched for in place of the text; `null`: the text itself. */
  readonly correctedText: string | null;
  /** Words, as typed or corrected, that no course has. */
  readonly missingWords: readonly string[];
}

/** Without one of its generic words a course is still found; with it, it comes first. */
const worthOfGenericWord = 0.3;

/** What is asked for each of the units, by the expressions that are meant alone; none when no course can have that. */
function askedOfAll(sought: readonly Sought[], isMeant: (expression: Expression) => boolean): readonly string[] {
  const queries = required(sought).map(({ expressions }) => foundQuery(expressions.filter(isMeant)));
  return queries.includes('') ? [] : queries;
}

/** To be about one of the topics of a text, as a part of what it is worth to have all of the text in the title. */
const worthOfTopics = 0.6;
/** To have all of the text in the words that were typed, as a part of the same. */
const worthOfTypedWords = 0.2;

/** A text as it was understood. */
interface Understood {
  readonly words: readonly string[];
  readonly profile: Profile;
  /** Whether a title has all of its words: such courses are meant, and none that are about the same in other words. */
  readonly isNamed: boolean;
  /** Courses that are about the same in other words must be mostly about it: one word alone may mean much. */
  readonly isOneWord: boolean;
  /** How many courses there are. */
  readonly allCourses: number;
}

/** A word of a tenth of the courses does not tell which of a field are meant, and would find most of them. */
const rare = (sought: readonly Sought[], allCourses: number): readonly Sought[] =>
  required(sought).filter(({ courses }) => courses * 10 <= allCourses);

function searchOf({ sought, queries, hasAll }: Plan, text: Understood): TextSearch | null {
  const { words, profile, isNamed, isOneWord, allCourses } = text;
  const about = isOneWord ? mostlyAboutQueries(profile) : aboutQueries(profile);
  // Of one unit alone what is near is a part of what has it.
  const near = required(sought).length === 1 ? [] : nearQueries(profile, queriesOf(rare(sought, allCourses)));
  const ways = (isNamed ? [queries] : [queries, about, near]).filter((way) => way.length > 0);
  if (ways.length === 0) return null;
  const holds = (way: readonly string[]) => findsAll(way, way === near ? alsoFinds : finds);
  const scores = sought.map((one) => {
    const rarity = rarityOf(one, allCourses);
    const isCertain = ways.length === 1 && hasAll && !one.unit.isGeneric;
    const score = unitScore(one.expressions, isCertain ? null : finds(one.query));
    return sql`${one.unit.isGeneric ? rarity * worthOfGenericWord : rarity}::float8 * ${score}`;
  });
  const surely = required(sought).flatMap(({ expressions }) => expressions.filter(meansSurely));
  const worth = Math.max(
    1,
    required(sought).reduce((sum, one) => sum + rarityOf(one, allCourses), 0),
  );
  const topics = isNamed ? [] : [sql`${worthOfTopics * worth}::float8 * ${topicScore(profile)}`];
  const hasTyped = findsAll(askedOfAll(sought, ({ isTyped }) => isTyped));
  const typed = sql`case when ${hasTyped} then ${worthOfTypedWords * worth}::float8 else 0 end`;
  return {
    match: sql`(${sql.join(ways.map(holds), sql` or `)})`,
    hasAllInTitle: findsAll((hasAll ? askedOfAll(sought, meansSurely) : queries).map(inTitle)),
    hasPartInTitle: finds(inTitle(anyOf(queriesOf(required(sought))))),
    isAbout: findsAll(about),
    isSaid: sql`(${ranks(surely.map(({ words }) => anyWordOf(words)))} or ${findsAll(subjectQueries(profile))})`,
    hasTextInTitle: sql<boolean>`strpos(${courseSearch.titleWords}, ${words.join(' ')}) > 0`,
    score: sql<number>`(${sql.join([...scores, ...topics, typed, titleScore(words)], sql` + `)})`,
  };
}

/** The words of a text, as typed, that are among the given ones. */
function asTyped(text: string, words: readonly string[]): readonly string[] {
  const typed = (text.match(wordInText) ?? []).filter((word) => wordsOf(word).some((folded) => words.includes(folded)));
  return [...new Set(typed)];
}

/** Whether a title has all of these words as they are. */
function isInTitle(database: Database, words: readonly string[]): Promise<boolean> {
  const query = allOf(words.map((word) => `'${word}'`));
  return hasCourse(database, sql`${titleDocument()} @@ ${query}::tsquery`);
}

async function understand(
  database: Database,
  words: readonly string[],
  sought: readonly Sought[],
  allCourses: number,
): Promise<Understood> {
  const telling = new Set(sought.filter(({ unit }) => !unit.isGeneric).flatMap(({ unit }) => unit.words));
  const profile = profileOfText(words, loadDictionary(), (word) => !telling.has(word));
  const needed = required(sought).flatMap(({ unit }) => unit.words);
  const isNamed = needed.length > 0 && (await isInTitle(database, needed));
  return { words, profile, isNamed, isOneWord: needed.length === 1, allCourses };
}

/**
 * Works out how to find courses for a text, whatever the filters. Words that nothing is known of are replaced by what looks like
 * them, and the corrected text is searched for as if it had been typed. To count the courses of a text by something, use `match`.
 *
 * @param isExact finds the text as it is typed alone
 */
export async function planTextSearch(database: Database, typed: string, isExact: boolean): Promise<TextPlan> {
  const text = typed.slice(0, longestText);
  const words = searchWordsOf(text);
  if (words.length === 0) return { search: null, report: { correctedText: null, missingWords: [] }, findLess: null };
  const acronyms = typedAcronyms(text);
  const first = await estimateUnits(database, await knownUnits(database, words, acronyms));
  const corrections = isExact ? new Map<string, string>() : await findCorrections(database, words, first.sought);
  const correct = (word: string) => corrections.get(wordsOf(word).join(' ')) ?? word;
  const correctedText = corrections.size === 0 ? null : text.trim().replaceAll(wordInText, correct);
  const meant = correctedText === null ? words : searchWordsOf(correctedText);
  const { sought, allCourses } =
    correctedText === null ? first : await estimateUnits(database, await knownUnits(database, meant, acronyms));
  const silent = stopWordsAmong(await wordFacts(database, meant, acronyms));
  const saysNothing = ({ isGeneric, words }: Unit) => isGeneric || words.every((word) => silent.has(word));
  const reportOf = ({ missing }: Plan): TextReport => ({
    correctedText,
    missingWords: asTyped(
      correctedText ?? text,
      missing.filter((unit) => !saysNothing(unit)).flatMap(({ words }) => words),
    ),
  });
  const understood = await understand(database, meant, sought, allCourses);
  const take = (plan: Plan) => ({ search: searchOf(plan, understood), report: reportOf(plan) });
  const findSome = async () => take(await planSome(database, sought, allCourses));
  const all = planAll(sought);
  if (all === null || !understood.isNamed) return { ...(await findSome()), findLess: null };
  return { ...take(all), findLess: isCertain(sought) ? null : findSome };
}
