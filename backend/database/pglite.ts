import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';
import { DatabaseProblem, reasonOf } from './problem.ts';

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
