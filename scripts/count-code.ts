import path from 'node:path';
import { type CountedFile, lineCount, longFiles, productFiles, slivers } from './source-count.ts';

// Prints the size of the product's code, and the files that are too small or too large: `npm run count`.
const list = (files: readonly CountedFile[]) => files.map((file) => `  ${lineCount(file)} ${file.name}\n`).join('');

const files = productFiles(path.resolve(import.meta.dirname, '..'));
const lines = files.reduce((sum, file) => sum + lineCount(file), 0);
const small = slivers(files);
const large = longFiles(files);
console.info(`${files.length} product files, ${lines} lines
${small.length} files under 26 lines with a single importer
${list(small)}${large.length} files over 200 lines
${list(large)}`);
