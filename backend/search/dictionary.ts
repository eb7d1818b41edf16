import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wordsOf } from '../catalogue/words.ts';
import { type Concept, Concepts, curatedWeight } from './concepts.ts';
import { Topics } from './topics.ts';

/** All that the search knows of words, out of the files in `terms`. */
export interface Dictionary {
  readonly concepts: Concepts;
  /** The generic words of a catalogue's searches (`terms/generic-words.txt`). */
  readonly generic: ReadonlySet<string>;
  /** To which fields of study terms belong. */
  readonly topics: Topics;
}

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

/** What is curated in `terms/curated.tsv`, and the breadth of WordNet and EuroVoc. */
function readConcepts(): Concepts {
  const concepts = new Concepts();
  for (const [it = '', en = ''] of readTable('curated.tsv')) concepts.add({ weight: curatedWeight, terms: { it, en } });
  const lines = linesOf(gunzipSync(readFileSync(path.join(termsFolder, 'concepts.tsv.gz'))).toString());
  const broad = lines.map(([weight, it = '', en = '']): Concept => ({ weight: Number(weight), terms: { it, en } }));
  for (const [place, concept] of broad.entries()) {
    const [, , , itStems = '', enStems = '', broader = ''] = lines[place] ?? [];
    if (broader !== '') concept.broader = broad[Number(broader)];
    concepts.add(concept, { it: itStems.split('; '), en: enStems.split('; ') });
  }
  return concepts;
}

/** The fields of ISCED-F by their names (`terms/isced.tsv`), and what belongs to them (`terms/topics.tsv`). */
function readTopics(): Topics {
  const topics = new Topics();
  for (const name of ['isced.tsv', 'topics.tsv']) {
    for (const [codes = '', it = '', en = ''] of readTable(name))
      topics.add({ codes: codes.split(' '), terms: { it, en } });
  }
  return topics;
}

function readGenericWords(): ReadonlySet<string> {
  const lines = readFileSync(path.join(termsFolder, 'generic-words.txt'), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap(wordsOf));
}

let dictionary: Dictionary | null = null;

/** The dictionary, read once: it takes half a second, in which nothing else is answered. */
export function loadDictionary(): Dictionary {
  dictionary ??= { concepts: readConcepts(), generic: readGenericWords(), topics: readTopics() };
  return dictionary;
}
