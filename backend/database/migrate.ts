import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Problem } from '../problem.ts';
import { type Database, reasonOf } from './database.ts';

/** Configuration of drizzle-orm's migrators. */
export const migrationConfig = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/**
 * Brings the schema up to date.
 * @param migrate the driver's own migrator
 * @throws {Problem} when a newer version made the database, or when a migration fails
 */
export async function migrateDatabase(database: Database, migrate: () => Promise<void>): Promise<void> {
  const newestKnown = Math.max(...readMigrationFiles(migrationConfig).map((migration) => migration.folderMillis));
  const newestApplied = await newestAppliedMigration(database);
  if (newestApplied > newestKnown) {
    throw new Problem(
      'the database was made by a newer version of this program; run that version, or choose an empty database',
    );
  }
  await migrate().catch((cause: unknown) => {
    throw new Problem(`the database schema cannot be brought up to date: ${reasonOf(cause)}`, { cause });
  });
}

/** The creation time of the newest applied migration, in milliseconds since the epoch; 0 for a new database. */
async function newestAppliedMigration(database: Database): Promise<number> {
  const known = await database
    .select({ table: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) as one`);
  if (known[0]?.table == null) return 0;
  const newest = await database
    .select({ createdAt: sql`coalesce(max(created_at), 0)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return newest[0]?.createdAt ?? 0;
}
