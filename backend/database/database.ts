import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the rest of the backend sees it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** Ends every connection; with PGlite, brings the data to disk. */
  close(): Promise<void>;
}
