import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../catalogue/words.ts';

/** The words of a text file in `terms`, small and without accents; lines that begin with # are remarks. */
export function readWordList(name: string): ReadonlySet<string> {
  const lines = readFileSync(path.join(import.meta.dirname, 'terms', name), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap(wordsOf));
}
