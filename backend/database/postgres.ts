import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase } from 'pg';
import { Problem } from '../problem.ts';
import { AnsweringPool, connectionSettings, liftLimits } from './answering-pool.ts';
import { codeOf, type OpenDatabase, reasonOf } from './database.ts';
import { migrateDatabase, migrationConfig } from './migrate.ts';
import { addSearchConnections, searchSettings } from './search-plans.ts';

/** An arbitrary number, the same in every backend on a database. */
const migrationLock = 7_301_944;

/** Long after the request was answered with 503. */
const statementLimits = { serverMs: 20_000, clientMs: 25_000 };

/** Maximum concurrent searches of this process; more would only compete for the processors. */
const maxSearches = 4;

/**
 * Opens a PostgreSQL database and brings its schema up to date.
 * @throws {Problem}
 */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  try {
    await migrateAlone(connectionString);
  } catch (cause) {
    if (codeOf(cause) === missingRight) throw rightsProblem(cause);
    if (cause instanceof Problem) throw cause;
    if (missingPassword.test(reasonOf(cause))) {
      throw new Problem('PostgreSQL wants a password, but DATABASE_URL has none', { cause });
    }
    throw new Problem(`PostgreSQL does not answer: ${reasonOf(cause)}; check DATABASE_URL, and that the server runs`, {
      cause,
    });
  }
  const pool = new AnsweringPool(connectionString, statementLimits);
  const longTasks = new AnsweringPool(connectionString, null);
  const settings = Object.entries(searchSettings).map(([name, setting]) => `set ${name} to ${setting}`);
  const onConnect = async (connection: ClientBase) => void (await connection.query(settings.join('; ')));
  const searches = new AnsweringPool(connectionString, statementLimits, { max: maxSearches, onConnect });
  const database = drizzle(pool);
  addSearchConnections(database, drizzle(searches));
  const explain = async (cause: unknown) => serverProblem(cause) ?? cause;
  const close = async () => void (await Promise.all([pool, longTasks, searches].map((one) => one.end())));
  return { database, unlimited: drizzle(longTasks), explain, close };
}

/** SQLSTATE of a statement that the user may not make, as after a restore that gave everything to another user. */
const missingRight = '42501';

function rightsProblem(cause: unknown): Problem {
  const remedy = 'make that user the owner of the database and of all that is in it';
  return new Problem(`the user of DATABASE_URL may not use its database (${reasonOf(cause)}): ${remedy}`, { cause });
}

/** What the driver says when the server asks for a password and there is none. */
const missingPassword = /^SASL: .*client password must be/;

/** The classes of SQLSTATE, and the codes of the system, for faults of the connection, of the server and of its disk. */
const serverFault = /^(?:08|25006|53|57P|58)|^E[A-Z]+$/;

/** What the driver says of a connection that has broken, without a code: at once, or at the next statement. */
const brokenConnection = /^Connection terminated|^Client has encountered a connection error/;

/** Explains a fault of the server, whose errors hold whole statements with their values; `null` when it is none. */
export function serverProblem(cause: unknown): Problem | null {
  const reason = reasonOf(cause);
  if (!serverFault.test(codeOf(cause) ?? '') && !brokenConnection.test(reason)) return null;
  return new Problem(
    `PostgreSQL has failed (${reason}), so nothing was stored: see its own log, then start this program again`,
    { cause },
  );
}

/**
 * Migrates while no other backend does. It uses a connection without a time limit, because it may wait for another backend, or build
 * an index of a large catalogue.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const connection = new Client(connectionSettings(connectionString));
  await connection.connect();
  // When the connection breaks, the current statement fails anyway.
  connection.on('error', () => undefined);
  try {
    await requireUtf8(connection);
    await liftLimits(connection);
    await connection.query(`select pg_advisory_lock(${migrationLock})`);
    await loadTrigrams(connection);
    const database = drizzle(connection);
    await migrateDatabase(database, () => migrate(database, migrationConfig));
  } finally {
    // Closing the connection releases the lock.
    await connection.end();
  }
}

/**
 * Loads the library of `pg_trgm` if an earlier migration has added the extension: only then may a user who is no superuser make
 * functions that set its parameters.
 */
async function loadTrigrams(connection: Client): Promise<void> {
  await connection.query(`do $$ begin perform show_trgm(''); exception when undefined_function then null; end $$`);
}

/** @throws {Problem} for a database that cannot store every letter; a cluster that was created without a locale makes such databases */
async function requireUtf8(connection: Client): Promise<void> {
  const { rows } = await connection.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Problem(
    `the database of DATABASE_URL has the encoding ${encoding}, but UTF8 is needed: make it with "createdb --encoding=UTF8 --template=template0"`,
  );
}
