import { wordsOf } from '../../words.ts';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { type Language, languages } from '../dictionary/stems.ts';
import { isWithin, type NamedTopics, type Topic, type Topics } from '../dictionary/topics.ts';
import { type Fields, narrowFieldOf, weighFields } from './fields-of-study.ts';
import { anyOf } from './queries.ts';

/** What a course or a typed text is about: topics and fields of study as words of the index, each with a weight from 0 to 1. */
export type Profile = ReadonlyMap<string, number>;

/** The parts of a course from which its profile is computed. */
export interface CourseTexts {
  readonly kind: 'course' | 'series';
  /** Language code, such as `IT`. */
  readonly language: string;
  /** Its texts, each with the weight of a term in it. */
  readonly parts: readonly { readonly words: readonly string[]; readonly worth: number }[];
  /** Its fields of study (ISCED-F). */
  readonly codes: readonly string[];
}

const topicsOfCourse = { max: 16, minShare: 0.15 };
const topicsOfText = { max: 12, minShare: 0.3 };
/** Factors for a topic in one of the course's own fields of study, and in a sibling: another field of the same narrow field. */
const ownField = 1.6;
const siblingField = 1.25;
/** A topic that one term alone suggests is half as certain as one that many terms suggest. */
const doubtOfOneTerm = 0.5;
/** Weight of a text's field of study, compared with a topic. */
const worthOfField = 0.5;

/** Only these words of the index begin with a capital `S` (topic) or `F` (field). */
const topicWord = ({ name }: Topic): string => `S${wordsOf(name).join(' ')}`;
export const fieldWord = (code: string): string => `F${code}`;

/** How weights of a profile map to PostgreSQL's weight letters, the strongest first. */
export const topicWeights = [
  { letter: 'A', from: 0.75, worth: 1 },
  { letter: 'B', from: 0.45, worth: 0.6 },
  { letter: 'C', from: 0.25, worth: 0.35 },
  { letter: 'D', from: 0, worth: 0.18 },
];

/** A profile in PostgreSQL's notation of a `tsvector`. */
export const topicsDocument = (profile: Profile): string =>
  [...profile].map(([word, worth]) => `'${word}':1${topicWeights.find(({ from }) => worth >= from)?.letter}`).join(' ');

/** Relative to the strongest topic: a course is not found by topics below this. */
const minFound = 0.25;

/** Relative to the strongest topic: a course is mostly about topics from this on. Only these words of the index begin with a capital `M`. */
const mostlyFraction = 0.75;
const mostlyWord = (topic: string): string => `M${topic}`;

/** The words of a profile by which a course is found. */
export const foundWords = (profile: Profile): readonly string[] =>
  [...profile].flatMap(([word, worth]) => [
    ...(worth >= minFound ? [word] : []),
    ...(worth >= mostlyFraction && isTopic(word) ? [mostlyWord(word)] : []),
  ]);

/** Whether a word of a profile is a topic, not a field of study. */
const isTopic = (word: string): boolean => word.startsWith('S');

const spokenIn: Readonly<Record<string, readonly Language[]>> = { IT: ['it'], EN: ['en'] };

/**
 * What a course is about, from the terms in its texts and from its fields of study. A course without fields gets the field of its
 * strongest topic. The topics have no terms of a third language, so for such texts only topics of the course's fields and their
 * siblings count.
 */
export function profileOfCourse(topics: Topics, course: CourseTexts): Profile {
  const { kind, language, codes } = course;
  const worths = new Map<Topic, number[]>();
  for (const { topics: meant, worth } of termsOf(topics, course)) {
    for (const topic of meant) worths.set(topic, [...(worths.get(topic) ?? []), worth * worthOfTerm(meant)]);
  }
  const sums = new Map<Topic, number>();
  for (const [topic, own] of worths) {
    const factor = factorOfField(topic, codes);
    if (language in spokenIn || factor > 1) sums.set(topic, sumOf(own) * (1 - doubtOfOneTerm / own.length) * factor);
  }
  const own = strongest(sums, topicsOfCourse);
  const [[first, max] = [null, 0]] = own;
  const fields = codes.length > 0 || kind === 'series' ? codes : (first?.codes.slice(0, 1) ?? []);
  return new Map([
    ...own.map(([topic, sum]) => [topicWord(topic), sum / max] as const),
    ...fields.map((code) => [fieldWord(code), 1 / Math.sqrt(fields.length)] as const),
  ]);
}

/** The terms of a course that name topics, each once, with the weight of its best place. */
function termsOf(topics: Topics, { language, parts }: CourseTexts) {
  const terms = new Map<string, { readonly topics: readonly Topic[]; readonly worth: number }>();
  for (const { words, worth } of parts) {
    for (const { term, topics: named } of topics.termsIn(words, spokenIn[language] ?? languages)) {
      if (worth > (terms.get(term)?.worth ?? 0)) terms.set(term, { topics: named, worth });
    }
  }
  return terms.values();
}

function factorOfField({ codes: [own = ''] }: Topic, codes: readonly string[]): number {
  if (codes.includes(own)) return ownField;
  return codes.some((code) => narrowFieldOf(code) === narrowFieldOf(own)) ? siblingField : 1;
}

/** What a typed text means by the dictionary. */
export interface MeantByText {
  /** Its terms that name subjects, in either language. */
  readonly subjects: readonly NamedTopics[];
  /** Its terms of several words that name topics. */
  readonly longTopics: readonly NamedTopics[];
  /** The fields of study that its words mean, by subjects, topics and concepts. */
  readonly fields: Fields;
}

/** @param isNoiseWord whether a single word says nothing about the topic */
export function meantByText(
  words: readonly string[],
  { subjects, topics, concepts }: Dictionary,
  isNoiseWord: (word: string) => boolean,
): MeantByText {
  // A word of a longer topic is no subject: the “VET” of the sector VET/07 is no vocational training.
  const longTopics = topics.termsIn(words, languages, isNoiseWord).filter((term) => term.words.length > 1);
  const named = subjects.termsOfText(words, isNoiseWord).filter((one) => !isWithin(one, longTopics));
  const meant = named.map((term) => ({ topics: term.topics, worth: 1 }));
  // A word of a longer subject means nothing else: the “elettronica” of “fattura elettronica” is no electronics.
  const partsOfSubjects = new Set(named.flatMap((term) => (term.words.length > 1 ? term.words : [])));
  const isNoise = (word: string) => isNoiseWord(word) || partsOfSubjects.has(word);
  const wordsOfSubjects = new Set(named.flatMap((term) => term.words));
  const others = topics.meantIn(words, concepts, isNoise, (word) => wordsOfSubjects.has(word));
  return { subjects: named, longTopics, fields: weighFields([...others, ...meant]) };
}

/** What a typed text is about: its subjects and its fields of study. */
export function profileOfText({ subjects, fields }: MeantByText): Profile {
  const sums = new Map<Topic, number>();
  for (const { topics: meant } of subjects) {
    for (const topic of meant) sums.set(topic, (sums.get(topic) ?? 0) + worthOfTerm(meant));
  }
  return new Map([
    ...strongest(sums, topicsOfText).map(([topic, sum]) => [topicWord(topic), Math.min(1, sum)] as const),
    ...[...fields].map(([code, worth]) => [fieldWord(code), worth * worthOfField] as const),
  ]);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The weight of a term: the more topics it has, the less it says about each. */
const worthOfTerm = (topics: readonly Topic[]): number => 1 / Math.sqrt(topics.length);

function strongest(
  sums: ReadonlyMap<Topic, number>,
  { max, minShare }: typeof topicsOfCourse,
): readonly (readonly [Topic, number])[] {
  const sorted = [...sums].sort(([, one], [, other]) => other - one).slice(0, max);
  return sorted.filter(([, sum]) => sum >= minShare * (sorted[0]?.[1] ?? 0));
}

/** Topics and fields below this fraction of the most certain one are not searched for. */
const certainFraction = 0.5;

/** A query for any of the most certain topics, or fields of study. */
function mostCertain(profile: Profile, isWanted: (word: string) => boolean, fraction = certainFraction): string {
  const wanted = [...profile].filter(([word]) => isWanted(word));
  const first = Math.max(0, ...wanted.map(([, worth]) => worth));
  return anyOf(wanted.filter(([, worth]) => worth >= first * fraction).map(([word]) => `'${word}'`));
}

/** A query for courses about the most certain topics of a text. */
export const topicsOf = (profile: Profile): string => mostCertain(profile, isTopic);
/** A query for courses in the most certain fields of study of a text. */
const fieldsOf = (profile: Profile): string => mostCertain(profile, (word) => !isTopic(word));

/** The same for the fields that are as certain as any, without related ones. */
export const ownFieldsOf = (profile: Profile): string => mostCertain(profile, (word) => !isTopic(word), 1);

/** A query for courses in any field of study of a text, or about its topics. */
export const anyFieldOf = (profile: Profile): string =>
  anyOf([topicsOf(profile), mostCertain(profile, (word) => !isTopic(word), 0)]);

/** Queries for courses about a text, in any words: they must match its topics and its fields of study. Empty unless both are known. */
export const aboutQueries = (profile: Profile): readonly string[] => bothOf(topicsOf(profile), fieldsOf(profile));

/** The same for courses that are already found: here topics or fields of study alone are enough. */
export const subjectQueries = (profile: Profile): readonly string[] =>
  [topicsOf(profile), fieldsOf(profile)].filter((query) => query !== '');

/** The same for courses mostly about the text, because a single word can mean many things. */
export const mostlyAboutQueries = (profile: Profile): readonly string[] =>
  bothOf(topicsOf(profile).replaceAll("'S", `'${mostlyWord('S')}`), fieldsOf(profile));

const bothOf = (one: string, other: string): readonly string[] => (one === '' || other === '' ? [] : [one, other]);

/** Queries for courses with a topic or a field of the text, and with any of its words. @param words each as a query */
export const anyWordQueries = (profile: Profile, words: readonly string[]): readonly string[] =>
  bothOf(anyOf(words), anyOf([topicsOf(profile), fieldsOf(profile)]));
