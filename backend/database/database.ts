import { DrizzleQueryError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, independent of the driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** The same database without time limits, for long tasks such as an import. */
  readonly unlimited: Database;
  /** Returns the real reason of a failure if it is in the environment, such as a full disk; otherwise the given cause. */
  explain(cause: unknown): Promise<unknown>;
  /** Closes every connection; PGlite then writes its data to disk. */
  close(): Promise<void>;
}

/** The root cause of anything that was thrown, in a few words on one line. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(reasonOf))].join('; ');
  if (cause instanceof Error) {
    if (cause.cause !== undefined) return reasonOf(cause.cause);
    // Its message would be the statement with its values.
    return cause instanceof DrizzleQueryError ? 'a query failed' : cause.message.replaceAll(/\s+/g, ' ').trim();
  }
  // PGlite's file system throws objects that are not instances of Error.
  return typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : String(cause);
}

/** The code of the root cause, such as an SQLSTATE. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return error.cause === undefined ? own : (codeOf(error.cause) ?? own);
}
