import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseProblem, type OpenDatabase, reasonOf } from './database.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';

/**
 * Opens the embedded PostgreSQL in a folder, which it creates when needed, and brings its schema up to date.
 * @throws {DatabaseProblem}
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new DatabaseProblem(`the data folder ${folder} cannot be made: ${reasonOf(cause)}; change BACKEND_DATA`);
  });
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, 'postgres'), { extensions: { pg_trgm, fuzzystrmatch } });
    const database = drizzle(client);
    await migrateDatabase(database, () => migrate(database, migrationConfig));
    return { database, close: () => client.close().finally(unlock) };
  } catch (cause) {
    await unlock();
    if (cause instanceof DatabaseProblem) throw cause;
    throw new DatabaseProblem(
      `the data folder ${folder} cannot be read (${reasonOf(cause)}): move it away to start with a new catalogue, or set BACKEND_DATA to another folder`,
      { cause },
    );
  }
}

/**
 * Marks a folder as in use by this process: PGlite would let two processes write the same files and destroy them.
 * The mark of a process that is no longer there does not count.
 * @returns what takes the mark away.
 * @throws {DatabaseProblem} when another process uses the folder, or it cannot be written.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'in-use-by');
  if (!(await createMark(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isAlive(owner)) {
      throw new DatabaseProblem(
        `the data folder ${folder} is in use by process ${owner}: stop that backend, or set BACKEND_DATA to another folder`,
      );
    }
    await rm(file, { force: true });
    await createMark(file);
  }
  return () => rm(file, { force: true });
}

/** `false`: there is a mark already. */
async function createMark(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw new DatabaseProblem(`the data folder cannot be written: ${reasonOf(cause)}; change BACKEND_DATA`);
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
