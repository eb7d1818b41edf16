import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the source. */
export interface CountedFile {
  /** Path from the project's folder, with slashes. */
  readonly name: string;
  readonly text: string;
}

/** Files that are not product code: tests and their helpers, seed data, benchmarks. */
const excluded =
  /\.(test|spec|testkit)\.|(^|\/)testing\/|^(e2e|bench|jest)\/|^backend\/seed\/|^next-env\.d\.ts$|\.dev\.tsx$/;
const ignored = new Set(['node_modules', '.git', '.next', '.data', 'coverage', 'test-results']);
const importPattern = /(?:from\s*|import\s*\(?\s*|new URL\()['"]([^'"]+)['"]/g;

/** Whether a file counts as code of the product: TypeScript or CSS that runs, builds or starts the catalogue. */
export const isProductCode = (name: string): boolean => /\.(tsx?|css)$/.test(name) && !excluded.test(name);

/**
 * The product's files below a folder, in alphabetical order.
 *
 * @param root the project's folder
 */
export function productFiles(root: string): CountedFile[] {
  const names = globSync('**/*.{ts,tsx,css}', { cwd: root, exclude: (name) => ignored.has(path.basename(name)) });
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter(isProductCode)
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}

/** Lines as `wc -l` counts them. */
export const lineCount = ({ text }: CountedFile): number => text.split('\n').length - 1;

/** For each file the names of the files that import it. */
function importersOf(files: readonly CountedFile[]): Map<string, Set<string>> {
  const importers = new Map(files.map(({ name }) => [name, new Set<string>()]));
  for (const { name, text } of files) {
    for (const [, target = ''] of text.matchAll(importPattern)) {
      const base = target.startsWith('@/') ? target.slice(2) : path.posix.join(path.posix.dirname(name), target);
      const found = ['', '.ts', '.tsx'].map((ending) => base + ending).find((place) => importers.has(place));
      if (found) importers.get(found)?.add(name);
    }
  }
  return importers;
}

/**
 * Slivers: TypeScript files under 26 lines with a single importer, which could contain them. Files in `app` do not count,
 * because Next finds them by their path.
 */
export function slivers(files: readonly CountedFile[]): CountedFile[] {
  const importers = importersOf(files);
  return files.filter(
    (file) => /^(?!app\/).*\.tsx?$/.test(file.name) && lineCount(file) < 26 && importers.get(file.name)?.size === 1,
  );
}

/** Files over 200 lines. */
export const longFiles = (files: readonly CountedFile[]): CountedFile[] =>
  files.filter((file) => lineCount(file) > 200);
