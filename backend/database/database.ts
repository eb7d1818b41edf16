import { DrizzleQueryError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the rest of the backend sees it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** What to tell of a failure that may lie in the surroundings, such as a full disk, instead of what was thrown. */
  explain(cause: unknown): Promise<unknown>;
  /** Ends every connection; with PGlite, brings the data to disk. */
  close(): Promise<void>;
}

/** What went wrong at bottom, in a few words on one line, from anything that was thrown. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(reasonOf))].join('; ');
  if (cause instanceof Error) {
    if (cause.cause !== undefined) return reasonOf(cause.cause);
    // Its message is the statement, with the values in it.
    return cause instanceof DrizzleQueryError ? 'a query failed' : cause.message.replaceAll(/\s+/g, ' ').trim();
  }
  // PGlite's file system throws objects that are no errors.
  return typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : String(cause);
}
