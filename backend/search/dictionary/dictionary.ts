import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Database, reasonOf } from '../../database/database.ts';
import { Completions } from './completions.ts';
import { type Concept, Concepts, curatedWeight } from './concepts.ts';
import { contradictionsOf, type Entry, type ReadEntries, readEntries } from './entries.ts';
import { addNames, type CatalogueNames, type OtherNames, readCatalogueNames } from './names.ts';
import { SortedWords } from './sorted-words.ts';
import { languages } from './stems.ts';
import { Topics } from './topics.ts';
import { readWordList } from './word-list.ts';

/** What the search knows about words, read from the files in `terms`. */
export interface Dictionary {
  readonly concepts: Concepts;
  /** The generic words of a catalogue's searches (`terms/generic-words.txt`). */
  readonly generic: ReadonlySet<string>;
  /** The fields of study of terms. */
  readonly topics: Topics;
  /** See {@link loadSubjects}. */
  readonly subjects: Topics;
  /** The names of the fields of study, such as “Statistics”. */
  readonly disciplines: Topics;
  /** The words of topics and subjects. */
  readonly wordsOfSubjects: SortedWords;
  /** Completes half-typed terms. */
  readonly completions: Completions;
}

/** Maximum size of the operator's file, in bytes. */
const maxFileBytes = 1_000_000;
/** Maximum number of reported problems. */
const maxProblems = 20;
const termsFolder = path.join(import.meta.dirname, 'terms');

/** The cells of each line of a tab-separated file, without comment lines. */
const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** The lines of a table in `terms`, without its heading. */
function readTable(name: string): string[][] {
  const [, ...lines] = linesOf(readFileSync(path.join(termsFolder, name), 'utf8'));
  return lines;
}

/**
 * Reads all concepts: the curated ones of `terms/curated.tsv` and of the operator, those of WordNet and EuroVoc, the names of the
 * fields of ISCED-F, and the single words of `terms/topics.tsv`.
 */
function readConcepts(own: readonly Entry[], fields: readonly string[][], topics: readonly string[][]): Concepts {
  const concepts = new Concepts();
  for (const { terms } of [...shippedEntries(), ...own]) concepts.add({ weight: curatedWeight, terms });
  const lines = linesOf(gunzipSync(readFileSync(path.join(termsFolder, 'concepts.tsv.gz'))).toString());
  const broad = lines.map(([weight, it = '', en = '']): Concept => ({ weight: Number(weight), terms: { it, en } }));
  for (const [place, concept] of broad.entries()) {
    const [, , , itStems = '', enStems = '', broader = ''] = lines[place] ?? [];
    if (broader !== '') concept.broader = broad[Number(broader)];
    concepts.add(concept, { it: itStems.split('; '), en: enStems.split('; ') });
  }
  for (const [, it = '', en = ''] of fields) concepts.addName({ it, en });
  // A topic's word is a known term even when no other file has it.
  const words = topics.flatMap(([, it = '', en = '']) => `${it}; ${en}`.split('; '));
  for (const word of words.filter((term) => !term.includes(' '))) concepts.addName({ it: word, en: word });
  return concepts;
}

function shippedEntries(): readonly Entry[] {
  return readEntries(readFileSync(path.join(termsFolder, 'curated.tsv'), 'utf8'), 'curated.tsv').entries;
}

/** Terms with their ISCED-F fields. @param lines of tables in `terms` */
function topicsOf(lines: readonly string[][]): Topics {
  const topics = new Topics();
  for (const [codes = '', it = '', en = ''] of lines) topics.add(codes.split(' '), { it, en });
  return topics;
}

/** @param own the operator's entries @param names of the catalogue; null: none are known */
function readDictionary(own: readonly Entry[], names: CatalogueNames | null): Dictionary {
  const [fields, topicLines] = [readTable('isced.tsv'), readTable('topics.tsv')];
  const concepts = readConcepts(own, fields, topicLines);
  if (names !== null) addNames(names, concepts, loadOtherNames());
  const topics = topicsOf([...fields, ...topicLines]);
  const named = [...topicLines, ...readTable('subjects.tsv'), ...fields];
  return {
    concepts,
    generic: readWordList('generic-words.txt'),
    topics,
    subjects: loadSubjects(),
    disciplines: topicsOf(fields),
    wordsOfSubjects: new SortedWords([...topics.words, ...loadSubjects().words]),
    completions: new Completions(
      concepts.terms(),
      named.map(([, it = '', en = '']) => ({ it, en })),
    ),
  };
}

let subjects: Topics | null = null;

/** The subjects, each as narrow as one course; read once. They are enough to compute the profile of a course. */
export function loadSubjects(): Topics {
  subjects ??= topicsOf(readTable('subjects.tsv'));
  return subjects;
}

let dictionary: Dictionary | null = null;

/** The dictionary, read once. Reading takes half a second and blocks all requests. */
export function loadDictionary(): Dictionary {
  dictionary ??= readDictionary([], null);
  return dictionary;
}

/** Whether a word, in singular or plural, is a term of a topic or subject. */
export function isSubject(word: string): boolean {
  const { topics, subjects } = loadDictionary();
  return [topics, subjects].some((known) => known.termsIn([word], languages).length > 0);
}

/** Whether the dictionary has a word, in singular or plural, as a term of its own. */
export const isTerm = (word: string): boolean => loadDictionary().concepts.hasTerm(word) || isSubject(word);

/** Letters of a half-typed word that say what is meant. */
const minHalfTyped = 5;

/** The words of topics and subjects that begin with a half-typed word; none for fewer than five letters. */
export function completionsOf(word: string): readonly string[] {
  if (word.length < minHalfTyped) return [];
  return loadDictionary().wordsOfSubjects.beginningWith(word);
}

/** The names that the dictionary has. */
let knownNames: CatalogueNames | null = null;

/**
 * Reads the dictionary with the names of the catalogue and with the operator's own terms, unless it has the same names already.
 * Invalid or contradictory lines of the operator are reported; they never prevent the start of the backend.
 *
 * @param ownFile the operator's file (`SEARCH_TERMS`)
 * @param report gets a sentence for each problem
 */
export async function prepareDictionary(
  database: Database,
  ownFile: string | undefined,
  report: (problem: string) => void,
): Promise<void> {
  const names = await readCatalogueNames(database);
  if (isDeepStrictEqual(names, knownNames)) return;
  const { entries, problems } = ownFile === undefined ? { entries: [], problems: [] } : await readOwnTerms(ownFile);
  const contradictions = entries.length === 0 ? [] : contradictionsOf([...shippedEntries(), ...entries]);
  for (const problem of [...problems, ...contradictions].slice(0, maxProblems)) report(problem);
  if (problems.length + contradictions.length > maxProblems) report(`${ownFile}: there are more problems like these.`);
  dictionary = readDictionary(entries, names);
  knownNames = names;
}

let otherNames: ReadonlyMap<string, OtherNames> | null = null;

/** Further names of institutions (`terms/institutions.tsv`), by acronym; read once. */
export function loadOtherNames(): ReadonlyMap<string, OtherNames> {
  otherNames ??= new Map(
    readTable('institutions.tsv').map(([acronym = '', it = '', en = '']) => [acronym, { it, en }] as const),
  );
  return otherNames;
}

async function readOwnTerms(file: string): Promise<ReadEntries> {
  try {
    if ((await stat(file)).size > maxFileBytes) throw new Error(`it is larger than ${maxFileBytes} bytes`);
    return readEntries(await readFile(file, 'utf8'), file);
  } catch (cause) {
    const problem = `${file} (SEARCH_TERMS) cannot be read: ${reasonOf(cause)}. The search goes on without it.`;
    return { entries: [], problems: [problem] };
  }
}
