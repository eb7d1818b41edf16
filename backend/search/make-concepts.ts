import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, mostWordsOfTerm, stemsOfTerms } from './stems.ts';

/** How much a sense counts by its rank among the senses of its English word: a rare one less than a common one. */
const weightOfSense = (rank: number): number => (rank <= 1 ? 1 : Math.max(0.2, 1 / rank));

/** Without remarks in brackets; numbers, letters and chemical symbols are no words to search for. */
function termsOf(cell: string): string {
  const terms = cell.split('; ').map((term) => term.replaceAll(/\s*\(.*?\)/g, '').trim());
  return terms
    .filter((term) => term.length > 2 && !/\d/.test(term) && term.split(' ').length <= mostWordsOfTerm)
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

/** The nearest more general concept that has a line, by its number from 0; none: empty. */
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

/**
 * Writes `terms/concepts.tsv.gz` from the aligned terms of WordNet and EuroVoc (`terms/README.md`):
 * `node backend/search/make-concepts.ts wordnet-it-en.tsv eurovoc-it-en.tsv`.
 */
function main(): void {
  const [wordnet, eurovoc] = process.argv.slice(2);
  if (!wordnet || !eurovoc) throw new Error('name the files of WordNet and EuroVoc, in this order');
  const all = [...readLines(wordnet).map(fromWordnet), ...readLines(eurovoc).map(fromEurovoc)];
  const byId = new Map(all.map((concept) => [concept.id, concept]));
  const usable = all.filter(({ it, en }) => it && en);
  const lineOf = new Map(usable.map(({ id }, line) => [id, line]));
  const stems = (language: Language, terms: string) => stemsOfTerms(language, terms).join('; ');
  const lines = usable.map((concept) => {
    const { weight, it, en } = concept;
    const broader = broaderLine(concept, byId, lineOf);
    return [Number(weight.toFixed(2)), it, en, stems('it', it), stems('en', en), broader].join('\t');
  });
  writeFileSync(
    path.join(import.meta.dirname, 'terms/concepts.tsv.gz'),
    gzipSync(`${lines.join('\n')}\n`, { level: 9 }),
  );
  console.info(`${lines.length} concepts`);
}

main();
