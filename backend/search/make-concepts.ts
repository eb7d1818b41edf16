import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, stemsOfTerms } from './stems.ts';

const mostWordsOfTerm = 5;
/** How much a sense counts by its rank among the senses of its English word: a rare one less than a common one. */
const weightOfSense = (rank: number): number => (rank <= 1 ? 1 : Math.max(0.2, 1 / rank));

/** Without remarks in brackets; numbers, letters and chemical symbols are no words to search for. */
function termsOf(cell: string): string[] {
  const terms = cell.split('; ').map((term) => term.replaceAll(/\s*\(.*?\)/g, '').trim());
  return terms.filter((term) => term.length > 2 && !/\d/.test(term) && term.split(' ').length <= mostWordsOfTerm);
}

function readLines(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/**
 * Writes `terms/concepts.tsv.gz` from the aligned terms of WordNet and EuroVoc (`terms/README.md`):
 * `node backend/search/make-concepts.ts wordnet-it-en.tsv eurovoc-it-en.tsv`.
 */
function main(): void {
  const [wordnet, eurovoc] = process.argv.slice(2);
  if (!wordnet || !eurovoc) throw new Error('name the files of WordNet and EuroVoc, in this order');
  const concepts = [
    ...readLines(wordnet).map(
      ([, , , rank, italian = '', english = '']) => [weightOfSense(Number(rank)), italian, english] as const,
    ),
    ...readLines(eurovoc).map(([, italian = '', english = '']) => [1, italian, english] as const),
  ];
  const lines = concepts.flatMap(([weight, ...cells]) => {
    const [it, en] = cells.map((cell) => termsOf(cell).join('; '));
    if (!it || !en) return [];
    const stems = (language: Language, terms: string) => stemsOfTerms(language, terms).join('; ');
    return [[Number(weight.toFixed(2)), it, en, stems('it', it), stems('en', en)].join('\t')];
  });
  writeFileSync(
    path.join(import.meta.dirname, 'terms/concepts.tsv.gz'),
    gzipSync(`${lines.join('\n')}\n`, { level: 9 }),
  );
  console.info(`${lines.length} concepts`);
}

main();
