import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type ClientBase, Pool } from 'pg';
import { DatabaseProblem, type OpenDatabase, reasonOf } from './database.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';
import { addSearchConnections, searchSettings } from './search-plans.ts';

/** Any number will do, as long as every backend on a database takes the same. */
const migrationLock = 7_301_944;

/** A new connection costs as much as several searches: PostgreSQL reads its catalogue again. */
const idleLimitMs = 10 * 60_000;

/** Searches at once. This process asks for no more than so many can answer; more would only wait for a processor among themselves. */
const mostSearches = 4;

/**
 * Opens a PostgreSQL database and brings its schema up to date.
 * @throws {DatabaseProblem}
 */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const settings = {
    connectionString,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleLimitMs,
    statement_timeout: 20_000,
  };
  const pool = new Pool(settings);
  const searches = new Pool({ ...settings, max: mostSearches, onConnect: setForSearches });
  // A connection that breaks while idle is replaced by the pool at its next use.
  for (const one of [pool, searches]) one.on('error', () => undefined);
  try {
    await migrateAlone(pool);
  } catch (cause) {
    await pool.end();
    if (cause instanceof DatabaseProblem) throw cause;
    throw new DatabaseProblem(
      `PostgreSQL does not answer: ${reasonOf(cause)}; check DATABASE_URL, and that the server runs`,
      { cause },
    );
  }
  const database = drizzle(pool);
  addSearchConnections(database, drizzle(searches));
  return { database, close: () => Promise.all([pool.end(), searches.end()]).then(() => undefined) };
}

async function setForSearches(connection: ClientBase): Promise<void> {
  await connection.query(
    Object.entries(searchSettings)
      .map(([name, setting]) => `set ${name} to ${setting}`)
      .join('; '),
  );
}

/** Migrates while no other backend does, however long it waits for that one or an index of a large catalogue takes. */
async function migrateAlone(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout to 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = drizzle(connection);
    await migrateDatabase(database, () => migrate(database, migrationConfig));
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    await connection.query('reset statement_timeout');
  } finally {
    connection.release();
  }
}
