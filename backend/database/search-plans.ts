import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Searches for a text look into the index of words first, always: the planner takes reading every row for cheaper than it is. Nor is
 * a search worth compiling, a second process, or reading ahead.
 */
export const searchSettings = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  effective_io_concurrency: '0',
} as const;

const withOwnConnections = new WeakMap<Database, Database>();

/** Says that a database has connections with the {@link searchSettings} too: a search there needs no transaction. */
export function addSearchConnections(database: Database, connections: Database): void {
  withOwnConnections.set(database, connections);
}

/** Searches with the {@link searchSettings}. */
export function withSearchPlans<T>(database: Database, search: (database: Database) => Promise<T>): Promise<T> {
  const connections = withOwnConnections.get(database);
  if (connections) return search(connections);
  return withSettings(database, searchSettings, search);
}

/** Runs statements in a transaction in which the planner has settings of its own, by their names in PostgreSQL. */
export function withSettings<T>(
  database: Database,
  settings: Readonly<Record<string, string>>,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const rows = Object.entries(settings).map(([name, setting]) => sql`(${name}, ${setting})`);
    await transaction.execute(
      sql`select set_config(name, setting, true) from (values ${sql.join(rows, sql`, `)}) as hint(name, setting)`,
    );
    return run(transaction);
  });
}
