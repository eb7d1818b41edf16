import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'JEST_RUN_FOLDER';

/** Before a run of Jest: creates the folder that all its workers share. */
export default async function makeRunFolder(): Promise<void> {
  process.env[variable] = await mkdtemp(join(tmpdir(), 'mooc-jest-'));
}

/** The folder that all workers of this run share; undefined outside of Jest. */
export function runFolder(): string | undefined {
  return process.env[variable];
}
