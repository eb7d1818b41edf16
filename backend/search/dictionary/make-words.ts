import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { wordsOf } from '../../words.ts';

/** Shorter words are never corrected; longer strings are not words. */
const listed = /^[a-z]{5,20}$/;

/**
 * Writes `terms/words.txt.gz` from lists of correctly spelt words (`terms/README.md`), each a JSON array:
 * `node backend/search/dictionary/make-words.ts LIST.json …`; `LIST.json:1000` takes the first 1,000 words.
 */
const words = process.argv.slice(2).flatMap((argument) => {
  const [file = '', limit] = argument.split(':');
  const list = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return list.slice(0, limit === undefined ? list.length : Number(limit));
});
const sorted = [...new Set(words.flatMap(wordsOf).filter((word) => listed.test(word)))].sort();
writeFileSync(path.join(import.meta.dirname, 'terms/words.txt.gz'), gzipSync(`${sorted.join('\n')}\n`, { level: 9 }));
console.info(`${sorted.length} words`);
