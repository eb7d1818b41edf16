import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the project's source. */
export interface SourceFile {
  /** Path from the project's folder, with slashes. */
  readonly name: string;
  readonly text: string;
}

const folders = ['app', 'components', 'lib', 'scripts', 'jest', 'backend', 'e2e'];
const code = /\.(tsx?|mjs|css)$/;

/** The files below a folder, without dot folders such as `.next`, which tools write. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
}

/**
 * Every source file of the project, including tests.
 *
 * @param readable pattern for the names of the files
 */
export function sourceFiles(readable = code): SourceFile[] {
  const atRoot = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = [...atRoot.map(({ name }) => name), ...folders.flatMap(filesOf)].filter((name) => readable.test(name));
  return names.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

/** The code of a file without its comments, with the same number of lines. */
export function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(?<=^|[\s;{}(,])\/\/.*$/gm, blank);
}

/** The matches of a pattern in the code of a file: `name:line match`. */
export function findInCode({ name, text }: SourceFile, pattern: RegExp): string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${name}:${index + 1} ${found[0].trim()}`] : [];
    });
}
