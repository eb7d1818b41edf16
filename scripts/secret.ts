import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../lib/server/start-problem.ts';

/**
 * A secret in a file, such as the demonstration's key for session cookies. It is created at the first start, readable only by
 * this user, and kept so that a restart signs nobody out. Production sets NEXTAUTH_SECRET instead.
 *
 * @param variable the environment variable that avoids the file or moves it
 * @throws {StartProblem} when the file can be neither read nor written
 */
export function keptSecret(file: string, variable: string): string {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // A full disk or a power cut at the first start leaves an empty file.
    if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw problem(file, variable, error);
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw problem(file, variable, error);
  }
}

function problem(file: string, variable: string, error: unknown): StartProblem {
  return new StartProblem(`${file} cannot be used: ${(error as Error).message}. Make it writable or set ${variable}`);
}
