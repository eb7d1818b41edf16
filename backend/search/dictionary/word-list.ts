import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../../words.ts';

/** The folded words of each line of a text file in `terms`; lines that begin with # are comments. */
export function readWordLines(name: string): readonly (readonly string[])[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'terms', name), 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('#')).map(wordsOf);
}

/** All words of such a file. */
export const readWordList = (name: string): ReadonlySet<string> => new Set(readWordLines(name).flat());
