import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Problem } from '../problem.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { environmentProblem, folderProblem } from './folder-problem.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';

/**
 * Opens the embedded PostgreSQL in a folder and brings its schema up to date. Creates the folder when needed.
 * @throws {Problem}
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  let unlock = async () => {};
  try {
    await makeFolder(folder);
    await refuseOtherFiles(folder);
    await closeToOthers(folder);
    unlock = await lockFolder(folder);
    const client = await PGlite.create(join(folder, 'postgres'), { extensions: { pg_trgm, fuzzystrmatch } });
    const database = drizzle(client);
    await migrateDatabase(database, () => migrate(database, migrationConfig));
    const explain = async (cause: unknown) => (await environmentProblem(folder, cause)) ?? cause;
    return { database, unlimited: database, explain, close: () => client.close().finally(unlock) };
  } catch (cause) {
    await unlock();
    throw await folderProblem(folder, cause);
  }
}

/** Creates a folder and its parents. Node's `recursive` option never ends where no folder can be created, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
  });
}

/**
 * Checks that the folder is new, or has a database. In another one, such as `/` by mistake, other programs may no longer reach their
 * files. Hidden files and `lost+found` may be in any.
 */
async function refuseOtherFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  const other = names.find((name) => !/^(?:\..*|lost\+found|lock|in-use-by)$/.test(name));
  if (other === undefined || names.includes('postgres')) return;
  throw new Problem(
    `the folder ${folder} has other files, such as ${other}, and no database: set BACKEND_DATA to a folder of its own`,
  );
}

/**
 * Lets nobody but this user write into the folder, and others not even look into it: it holds the keys of the identity provider, and
 * PGlite makes files that everybody may write. A folder of another user keeps its rights.
 */
async function closeToOthers(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await chmod(folder, mode & 0o750).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPERM') throw cause;
  });
}
