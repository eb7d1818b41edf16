import { resolve } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** A relative folder is the same wherever a program is started. */
const projectFolder = resolve(import.meta.dirname, '../..');

interface DatabaseSettings {
  /** A PostgreSQL connection string; undefined: PGlite in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** Absolute, or relative to the project's folder. */
  readonly dataFolder: string;
}

interface OpenOptions {
  /** For a program that does one long thing, such as an import: its statements take as long as they take. */
  readonly isPatient?: boolean;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws {Problem} with one line that says what is wrong and what to do.
 */
export function openDatabase(
  settings: DatabaseSettings,
  { isPatient = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openPglite(resolve(projectFolder, settings.dataFolder))
    : openPostgres(settings.databaseUrl, isPatient);
}

/** Which database that is, for a line of the start: without the user and the password. */
export function placeOf({ databaseUrl, dataFolder }: DatabaseSettings): string {
  if (databaseUrl === undefined) return `the folder ${resolve(projectFolder, dataFolder)} (DATABASE_URL is not set)`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}
