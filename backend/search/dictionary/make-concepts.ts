import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { wordsOf } from '../../words.ts';
import { type Language, maxTermWords, stemsOfTerms } from './stems.ts';

/** The weight of a sense by its rank among the senses of its English word: a rare sense weighs less than a common one. */
const weightOfSense = (rank: number): number => (rank <= 1 ? 1 : Math.max(0.2, 1 / rank));

/** Initials as one word, NATO for N.A.T.O.: courses have single letters by chance. */
const withJoinedInitials = (term: string): string => (/^(?:\p{L}\.)+$/u.test(term) ? term.replaceAll('.', '') : term);

const hasWord = (term: string): boolean => wordsOf(term).some((word) => word.length > 1);

/** The usable terms of a cell, without remarks in brackets. Numbers, single letters and chemical symbols are useless for a search. */
function termsOf(cell: string): string {
  const terms = cell.split('; ').map((term) => withJoinedInitials(term.replaceAll(/\s*\(.*?\)/g, '').trim()));
  return [...new Set(terms)]
    .filter((term) => term.length > 2 && !/\d/.test(term) && term.split(' ').length <= maxTermWords && hasWord(term))
    .join('; ');
}

function readLines(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

interface SourceConcept {
  readonly id: string;
  /** The id of its more general concept. */
  readonly broader: string;
  readonly weight: number;
  readonly it: string;
  readonly en: string;
}

const fromWordnet = ([id = '', broader = '', , rank, it = '', en = '']: string[]): SourceConcept => ({
  ...{ id, broader, weight: weightOfSense(Number(rank)) },
  ...{ it: termsOf(it), en: termsOf(en) },
});

const fromEurovoc = ([id = '', it = '', en = '']: string[]): SourceConcept => ({
  ...{ id: `eurovoc ${id}`, broader: '', weight: 1 },
  ...{ it: termsOf(it), en: termsOf(en) },
});

/** The line number, from 0, of the nearest more general concept that has a line; empty when there is none. */
function broaderLine(
  { broader }: SourceConcept,
  all: ReadonlyMap<string, SourceConcept>,
  lines: ReadonlyMap<string, number>,
): number | '' {
  const line = lines.get(broader);
  if (line !== undefined) return line;
  const next = all.get(broader);
  return next ? broaderLine(next, all, lines) : '';
}

const file = path.join(import.meta.dirname, 'terms/concepts.tsv.gz');

/** The cells of each line, without the stems. */
function readSources(wordnet: string, eurovoc: string): readonly (readonly [string, string, string, string])[] {
  const all = [...readLines(wordnet).map(fromWordnet), ...readLines(eurovoc).map(fromEurovoc)];
  const byId = new Map(all.map((concept) => [concept.id, concept]));
  const usable = all.filter(({ it, en }) => it && en);
  const lineOf = new Map(usable.map(({ id }, line) => [id, line]));
  return usable.map((concept) => {
    const { weight, it, en } = concept;
    return [String(Number(weight.toFixed(2))), it, en, String(broaderLine(concept, byId, lineOf))];
  });
}

function readWritten(): ReturnType<typeof readSources> {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  return lines.map((line) => {
    const [weight = '', it = '', en = '', , , broader = ''] = line.split('\t');
    return [weight, it, en, broader];
  });
}

/**
 * Writes `terms/concepts.tsv.gz` from the aligned terms of WordNet and EuroVoc (`terms/README.md`):
 * `node backend/search/dictionary/make-concepts.ts wordnet-it-en.tsv eurovoc-it-en.tsv`. Without files it only computes the stems again.
 */
function main(): void {
  const [wordnet, eurovoc] = process.argv.slice(2);
  const concepts = wordnet && eurovoc ? readSources(wordnet, eurovoc) : readWritten();
  const stems = (language: Language, terms: string) => stemsOfTerms(language, terms).join('; ');
  const lines = concepts.map(([weight, it, en, broader]) =>
    [weight, it, en, stems('it', it), stems('en', en), broader].join('\t'),
  );
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  console.info(`${lines.length} concepts`);
}

main();
