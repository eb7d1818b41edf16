import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase } from 'pg';
import { Problem } from '../problem.ts';
import { AnsweringPool, connectionSettings } from './answering-pool.ts';
import { type OpenDatabase, reasonOf } from './database.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';
import { addSearchConnections, searchSettings } from './search-plans.ts';

/** Any number will do, as long as every backend on a database takes the same. */
const migrationLock = 7_301_944;

/** A request has been answered with 503 long before. */
const statementLimits = { serverMs: 20_000, clientMs: 25_000 };

/** Searches at once. This process asks for no more than so many can answer; more would only wait for a processor among themselves. */
const mostSearches = 4;

/**
 * Opens a PostgreSQL database and brings its schema up to date.
 * @param isPatient whether statements take as long as they take
 * @throws {Problem}
 */
export async function openPostgres(connectionString: string, isPatient: boolean): Promise<OpenDatabase> {
  try {
    await migrateAlone(connectionString);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem(`PostgreSQL does not answer: ${reasonOf(cause)}; check DATABASE_URL, and that the server runs`, {
      cause,
    });
  }
  const limits = isPatient ? null : statementLimits;
  const pool = new AnsweringPool(connectionString, limits);
  const settings = Object.entries(searchSettings).map(([name, setting]) => `set ${name} to ${setting}`);
  const onConnect = async (connection: ClientBase) => void (await connection.query(settings.join('; ')));
  const searches = new AnsweringPool(connectionString, limits, { max: mostSearches, onConnect });
  const database = drizzle(pool);
  addSearchConnections(database, drizzle(searches));
  const explain = async (cause: unknown) => cause;
  return { database, explain, close: () => Promise.all([pool.end(), searches.end()]).then(() => undefined) };
}

/**
 * Migrates while no other backend does, on a connection of its own, however long it waits for that one or an index of a large
 * catalogue takes.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const connection = new Client(connectionSettings(connectionString));
  await connection.connect();
  // A connection that breaks meanwhile fails the statement at hand.
  connection.on('error', () => undefined);
  try {
    await requireUtf8(connection);
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = drizzle(connection);
    await migrateDatabase(database, () => migrate(database, migrationConfig));
  } finally {
    // The lock goes with it.
    await connection.end();
  }
}

/** @throws {Problem} for a database in which not every letter can be stored: what a cluster that was made without a language has. */
async function requireUtf8(connection: Client): Promise<void> {
  const { rows } = await connection.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Problem(
    `the database of DATABASE_URL has the encoding ${encoding}, but UTF8 is needed: make it with "createdb --encoding=UTF8 --template=template0"`,
  );
}
