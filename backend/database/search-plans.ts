import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Planner settings for text searches. They force the use of the index of words, because the planner underestimates the cost of reading
 * every row. A search is also too short for JIT compilation, parallel workers or prefetching.
 */
export const searchSettings = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  effective_io_concurrency: '0',
} as const;

const withOwnConnections = new WeakMap<Database, Database>();

/** Registers connections that already have the {@link searchSettings}, so that a search needs no transaction. */
export function addSearchConnections(database: Database, connections: Database): void {
  withOwnConnections.set(database, connections);
}

/** Runs a search with the {@link searchSettings}. */
export function withSearchPlans<T>(database: Database, search: (database: Database) => Promise<T>): Promise<T> {
  const connections = withOwnConnections.get(database);
  if (connections) return search(connections);
  return withSettings(database, searchSettings, search);
}

/** Runs statements in a transaction with these planner settings, given by their PostgreSQL names. */
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
