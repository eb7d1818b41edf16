import { resolve } from 'node:path';
import type { BackendSettings } from '../env.ts';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Relative folders start here, so that they do not depend on the working directory. */
const projectFolder = resolve(import.meta.dirname, '../..');

type DatabaseSettings = Pick<BackendSettings, 'databaseUrl' | 'dataFolder'>;

/**
 * Opens the database and brings its schema up to date.
 * @throws {Problem} with one line that says what is wrong and what to do
 */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openPglite(resolve(projectFolder, settings.dataFolder))
    : openPostgres(settings.databaseUrl);
}

/** The database's location for the log at the start, without user and password. */
export function placeOf({ databaseUrl, dataFolder }: DatabaseSettings): string {
  if (databaseUrl === undefined) return `the folder ${resolve(projectFolder, dataFolder)} (DATABASE_URL is not set)`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}
