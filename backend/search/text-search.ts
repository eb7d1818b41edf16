import { type SQL, sql } from 'drizzle-orm';
import { hasCourse } from '../catalogue/count-courses.ts';
import { isPublished } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { courseSearch, titleDocument } from '../database/schema/search.ts';
import { maxTextLength, typedAcronyms } from '../words.ts';
import { correctText, findCorrections } from './corrections/corrections.ts';
import { loadDictionary } from './dictionary/dictionary.ts';
import { languages } from './dictionary/stems.ts';
import { isWithin, type NamedTopics } from './dictionary/topics.ts';
import { alsoFinds, finds, findsAll } from './query/conditions.ts';
import { missingWordsOf } from './query/missing-words.ts';
import { type Plan, planAll, planSome, queriesByWords, queriesOf, required, requiredQueries } from './query/plans.ts';
import {
  aboutQueries,
  anyWordQueries,
  meantByText,
  mostlyAboutQueries,
  type Profile,
  profileOfText,
  subjectQueries,
} from './query/profiles.ts';
import { prominence } from './query/prominence.ts';
import { allOf, anyOf, inTitle } from './query/queries.ts';
import { titleScore, topicScore, unitScore } from './query/score.ts';
import { estimateUnits, rarityOf, type Sought } from './query/sought.ts';
import { knownUnits, stopWordsAmong, typedWordsOf } from './query/typed-words.ts';
import { significantWords, type Unit } from './query/units.ts';

/** SQL conditions that find the courses for a text, and the score that sorts them. */
export interface TextSearch {
  /** Matches the courses that are found, by the index `course_search_matches` alone. */
  readonly match: SQL;
  /** Matches found courses whose title has everything that was typed, as typed or in words that surely mean the same. */
  readonly hasAllInTitle: SQL;
  /** Matches courses, found or not, whose title has a part of the text. */
  readonly hasPartInTitle: SQL;
  /** Matches courses about the text's topics, with or without its words. */
  readonly isAbout: SQL;
  /**
   * Matches courses about the text's topics, and courses with a word of it in title, subtitle, names, subjects or outcomes. A text
   * that is a single term or names a single subject must be there with all its words (see `prominence.ts`).
   */
  readonly isProminent: SQL;
  /** Whether the title contains the text as typed. */
  readonly hasTextInTitle: SQL<boolean>;
  /** Much slower than the conditions: use it for a few hundred courses at most. */
  readonly score: SQL<number>;
}

/** How a text is searched for. */
export interface TextPlan {
  /** `null` when there is nothing to find. */
  readonly search: TextSearch | null;
  readonly report: TextReport;
}

/** How a text was understood, as a page shows it (README, "Extensions": `search`). */
export interface TextReport {
  /** The text that was searched for instead; `null` when it was the typed text. */
  readonly correctedText: string | null;
  /** Words, as typed or corrected, that no course has. */
  readonly missingWords: readonly string[];
  /** Courses have each of the words, but none has them all. */
  readonly isPartial: boolean;
}

/** Weight of a generic word in the score: such words are not required, but move a course up. */
const worthOfGenericWord = 0.3;

/** Worth of being about a topic of the text, as a fraction of the worth of the whole text in the title. */
const worthOfTopics = 0.6;
/** Worth of having the whole text in the typed words, as a fraction of the same. */
const worthOfTypedWords = 0.2;

/** What is known about a text before its courses are searched for. */
interface Understood {
  readonly words: readonly string[];
  readonly profile: Profile;
  /** The subjects, disciplines and topics of several words that it names. */
  readonly subjects: readonly NamedTopics[];
  /** Whether some title has all its words. Then only courses with these words are found, not others on the same topic. */
  readonly isNamed: boolean;
  /** One word alone can mean many things, so courses on the same topic must be mostly about it. */
  readonly isOneWord: boolean;
  /** The number of courses in the catalogue. */
  readonly allCourses: number;
}

/** Units that at most a tenth of the courses have: a more common word would find most courses of a field. */
const rare = (sought: readonly Sought[], allCourses: number): readonly Sought[] =>
  required(sought).filter(({ courses }) => courses * 10 <= allCourses);

/**
 * A course is found in one of three ways: by its words; by a topic and the field of the text; by a rare word of the text with its topic or
 * its field. A text that is a title has only the first.
 */
function searchOf(plan: Plan, byWords: readonly string[], text: Understood): TextSearch | null {
  const { sought, sureQueries, hasAll } = plan;
  const { words, profile, subjects, isNamed, isOneWord, allCourses } = text;
  const needed = required(sought);
  const about = isOneWord ? mostlyAboutQueries(profile) : aboutQueries(profile);
  // With a single unit, this would only find courses that have the unit and are found anyway.
  const byAnyWord = needed.length === 1 ? [] : anyWordQueries(profile, queriesOf(rare(sought, allCourses)));
  const ways = (isNamed ? [byWords] : [byWords, about, byAnyWord]).filter((way) => way.length > 0);
  if (ways.length === 0) return null;
  const holds = (way: readonly string[]) => findsAll(way, way === byAnyWord ? alsoFinds : finds);
  const scores = sought.map((one) => {
    const rarity = rarityOf(one, allCourses);
    const isCertain = ways.length === 1 && hasAll && !one.unit.isGeneric;
    const score = unitScore(one.expressions, isCertain ? null : finds(one.query));
    return sql`${one.unit.isGeneric ? rarity * worthOfGenericWord : rarity}::float8 * ${score}`;
  });
  const worth = Math.max(
    1,
    needed.reduce((sum, one) => sum + rarityOf(one, allCourses), 0),
  );
  const topics = isNamed ? [] : [sql`${worthOfTopics * worth}::float8 * ${topicScore(profile)}`];
  const hasTyped = findsAll(requiredQueries(sought, ({ isTyped }) => isTyped));
  const typed = sql`case when ${hasTyped} then ${worthOfTypedWords * worth}::float8 else 0 end`;
  return {
    match: sql`(${sql.join(ways.map(holds), sql` or `)})`,
    hasAllInTitle: findsAll(sureQueries.map(inTitle)),
    hasPartInTitle: finds(inTitle(anyOf(queriesOf(needed)))),
    isAbout: findsAll(about),
    isProminent: prominence(needed, profile, subjects),
    hasTextInTitle: sql<boolean>`strpos(${courseSearch.titleWords}, ${words.join(' ')}) > 0`,
    score: sql<number>`(${sql.join([...scores, ...topics, typed, titleScore(words)], sql` + `)})`,
  };
}

/**
 * Whether the title of a published course has exactly these words, in any order. A single word can mean many things, so that course must
 * be about what it means, if anything is known of that: “Spaces for people” is no answer to “space”.
 */
function isInTitle(database: Database, words: readonly string[], profile: Profile): Promise<boolean> {
  const query = allOf(words.map((word) => `'${word}'`));
  const about = words.length === 1 ? subjectQueries(profile) : [];
  const isAbout = about.length === 0 ? sql`true` : finds(anyOf(about));
  return hasCourse(database, sql`${isPublished} and ${titleDocument()} @@ ${query}::tsquery and ${isAbout}`);
}

async function understand(
  database: Database,
  words: readonly string[],
  sought: readonly Sought[],
  stopWords: ReadonlySet<string>,
  allCourses: number,
): Promise<Understood> {
  const significant = significantWords(
    sought.map(({ unit }) => unit),
    stopWords,
  );
  const isNoiseWord = (word: string) => !significant.has(word);
  const dictionary = loadDictionary();
  const meant = meantByText(words, dictionary, isNoiseWord);
  const disciplines = dictionary.disciplines.termsIn(words, languages, isNoiseWord);
  const named = [...meant.subjects, ...meant.longTopics, ...disciplines];
  const subjects = named.filter((one) => !isWithin(one, named));
  const needed = required(sought).flatMap(({ unit }) => unit.words);
  const profile = profileOfText(meant);
  const isNamed = needed.length > 0 && (await isInTitle(database, needed, profile));
  return { words, profile, subjects, isNamed, isOneWord: needed.length === 1, allCourses };
}

/**
 * Plans how to find courses for a text, whatever the filters. Unknown words are replaced by similar ones, and the corrected text is
 * searched for as if it had been typed. To count the courses that a text finds, use `match`.
 *
 * @param isExact searches for the text as typed, without correction
 */
export async function planTextSearch(database: Database, typed: string, isExact: boolean): Promise<TextPlan> {
  const text = typed.slice(0, maxTextLength);
  const words = typedWordsOf(text);
  if (words.length === 0) return { search: null, report: { correctedText: null, missingWords: [], isPartial: false } };
  const acronyms = typedAcronyms(text);
  const first = await estimateUnits(database, await knownUnits(database, words, acronyms));
  const corrections = isExact ? new Map<string, string>() : await findCorrections(database, words, first.sought);
  const correctedText = correctText(text, corrections);
  const meant = correctedText === null ? words : typedWordsOf(correctedText);
  const { sought, allCourses } =
    correctedText === null ? first : await estimateUnits(database, await knownUnits(database, meant, acronyms));
  const stopWords = await stopWordsAmong(database, meant, acronyms);
  const isNoise = ({ isGeneric, words }: Unit) => isGeneric || words.every((word) => stopWords.has(word));
  const understood = await understand(database, meant, sought, stopWords, allCourses);
  const plan = understood.isNamed ? planAll(sought) : await planSome(database, sought, understood.subjects, allCourses);
  const byWords = understood.isNamed ? plan.queries : await queriesByWords(database, plan, understood);
  const missingWords = await missingWordsOf(database, correctedText ?? text, plan.missing, isNoise);
  const isPartial = !plan.hasAll && missingWords.length === 0;
  return { search: searchOf(plan, byWords, understood), report: { correctedText, missingWords, isPartial } };
}
