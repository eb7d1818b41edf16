import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Database, reasonOf } from '../database/database.ts';
import { Completions } from './completions.ts';
import { type Concept, Concepts, curatedWeight } from './concepts.ts';
import { contradictionsOf, type Entry, type ReadEntries, readEntries } from './entries.ts';
import { addNames } from './names.ts';
import { Topics } from './topics.ts';
import { readWordList } from './word-list.ts';

/** All that the search knows of words, out of the files in `terms`. */
export interface Dictionary {
  readonly concepts: Concepts;
  /** The generic words of a catalogue's searches (`terms/generic-words.txt`). */
  readonly generic: ReadonlySet<string>;
  /** To which fields of study terms belong. */
  readonly topics: Topics;
  /** As of {@link loadSubjects}. */
  readonly subjects: Topics;
  /** The words of topics and subjects. */
  readonly wordsOfSubjects: ReadonlySet<string>;
  /** What goes on from a term that is half typed. */
  readonly completions: Completions;
}

/** Of the operator's file, in bytes. */
const largestFile = 1_000_000;
/** Sentences about the operator's file. */
const mostProblems = 20;
const termsFolder = path.join(import.meta.dirname, 'terms');

/** The lines of a file of tab-separated cells, without remarks. */
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
 * What is curated in `terms/curated.tsv` and by the operator, the names of the fields of ISCED-F, the breadth of WordNet and
 * EuroVoc, and the words of `terms/topics.tsv`.
 */
function readConcepts(own: readonly Entry[]): Concepts {
  const concepts = new Concepts();
  for (const { terms } of [...shippedEntries(), ...own]) concepts.add({ weight: curatedWeight, terms });
  const lines = linesOf(gunzipSync(readFileSync(path.join(termsFolder, 'concepts.tsv.gz'))).toString());
  const broad = lines.map(([weight, it = '', en = '']): Concept => ({ weight: Number(weight), terms: { it, en } }));
  for (const [place, concept] of broad.entries()) {
    const [, , , itStems = '', enStems = '', broader = ''] = lines[place] ?? [];
    if (broader !== '') concept.broader = broad[Number(broader)];
    concepts.add(concept, { it: itStems.split('; '), en: enStems.split('; ') });
  }
  for (const [, it = '', en = ''] of readTable('isced.tsv')) concepts.addName({ it, en });
  // Who types the word of a topic means it, whether anything else is known of it.
  const words = readTable('topics.tsv').flatMap(([, it = '', en = '']) => `${it}; ${en}`.split('; '));
  for (const word of words.filter((term) => !term.includes(' '))) concepts.addName({ it: word, en: word });
  return concepts;
}

function shippedEntries(): readonly Entry[] {
  return readEntries(readFileSync(path.join(termsFolder, 'curated.tsv'), 'utf8'), 'curated.tsv').entries;
}

/** Terms with the fields of ISCED-F that they belong to. @param names of files in `terms` */
function readTopics(...names: readonly string[]): Topics {
  const topics = new Topics();
  for (const name of names) {
    for (const [codes = '', it = '', en = ''] of readTable(name)) topics.add(codes.split(' '), { it, en });
  }
  return topics;
}

/** @param concepts with all names: the terms are put in order for completions here */
function readDictionary(concepts: Concepts): Dictionary {
  const topics = readTopics('isced.tsv', 'topics.tsv');
  return {
    concepts,
    generic: readWordList('generic-words.txt'),
    topics,
    subjects: loadSubjects(),
    wordsOfSubjects: new Set([...topics.words, ...loadSubjects().words]),
    completions: new Completions(concepts.terms()),
  };
}

let subjects: Topics | null = null;

/** Subjects as narrow as one course, read once: all that is needed to say what a course is about. */
export function loadSubjects(): Topics {
  subjects ??= readTopics('subjects.tsv');
  return subjects;
}

let dictionary: Dictionary | null = null;

/** The dictionary, read once: it takes half a second, in which nothing else is answered. */
export function loadDictionary(): Dictionary {
  dictionary ??= readDictionary(readConcepts([]));
  return dictionary;
}

/**
 * Reads the dictionary with the names of the catalogue and with the operator's own terms. A line of these that cannot be used, or
 * that contradicts another, is reported; nothing in them keeps the backend from starting.
 *
 * @param ownFile of the operator's (`SEARCH_TERMS`)
 * @param report gets a sentence for each problem
 */
export async function prepareDictionary(
  database: Database,
  ownFile: string | undefined,
  report: (problem: string) => void,
): Promise<void> {
  const { entries, problems } = ownFile === undefined ? { entries: [], problems: [] } : await readOwnTerms(ownFile);
  const contradictions = entries.length === 0 ? [] : contradictionsOf([...shippedEntries(), ...entries]);
  for (const problem of [...problems, ...contradictions].slice(0, mostProblems)) report(problem);
  if (problems.length + contradictions.length > mostProblems) report(`${ownFile}: there are more problems like these.`);
  const concepts = readConcepts(entries);
  const otherNames = readTable('institutions.tsv').map(
    ([acronym = '', it = '', en = '']) => [acronym, { it, en }] as const,
  );
  await addNames(database, concepts, new Map(otherNames));
  dictionary = readDictionary(concepts);
}

async function readOwnTerms(file: string): Promise<ReadEntries> {
  try {
    if ((await stat(file)).size > largestFile) throw new Error(`it is larger than ${largestFile} bytes`);
    return readEntries(await readFile(file, 'utf8'), file);
  } catch (cause) {
    const problem = `${file} (SEARCH_TERMS) cannot be read: ${reasonOf(cause)}. The search goes on without it.`;
    return { entries: [], problems: [problem] };
  }
}
