import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

interface DatabaseSettings {
  /** A PostgreSQL connection string; undefined: PGlite in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws {DatabaseProblem} with one line that says what is wrong and what to do.
 */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined ? openPglite(settings.dataFolder) : openPostgres(settings.databaseUrl);
}
