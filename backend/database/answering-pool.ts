import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';

/** Idle connections are kept long, because a new one costs as much as several searches: PostgreSQL reads its system catalogue again. */
const idleLimitMs = 10 * 60_000;
/** Idle time before TCP keep-alive starts; without it firewalls drop silent connections. */
const keepAliveMs = 30_000;
/** A connection that does not answer an empty query within this time is dead. */
const checkLimitMs = 2_000;

/** Settings of every connection to PostgreSQL, with keep-alive so that a dead connection is noticed. */
export function connectionSettings(connectionString: string) {
  return {
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  };
}

/** Lifts the time limits that an administrator has set for the user or the database. */
export async function liftLimits(connection: ClientBase): Promise<void> {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  await connection.query(limits.map((name) => `set ${name} to 0`).join('; '));
}

/** Time limits of one statement, in milliseconds. */
export interface StatementLimits {
  /** After this time PostgreSQL cancels the statement. */
  readonly serverMs: number;
  /** After this time the connection is abandoned, because the network has lost the query or the answer. */
  readonly clientMs: number;
}

/**
 * A pool that replaces silent connections.
 *
 * Drizzle never returns a connection whose `begin` fails, so each transaction on a dead connection would take it from the pool for
 * ever. The pool therefore tests a connection before it hands it out.
 */
export class AnsweringPool extends Pool {
  /** @param limits `null`: no time limit for statements */
  constructor(connectionString: string, limits: StatementLimits | null, config: PoolConfig = {}) {
    super({
      ...connectionSettings(connectionString),
      idleTimeoutMillis: idleLimitMs,
      ...(limits ? { statement_timeout: limits.serverMs, query_timeout: limits.clientMs } : { onConnect: liftLimits }),
      ...config,
    });
    // The pool replaces a connection that breaks while idle.
    this.on('error', () => undefined);
    // While a transaction has the connection, the pool does not listen to it, and an error that nobody hears ends the process.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (!callback) return this.#connectAnswering();
    // The pool's own statements need no test: the pool drops a connection when one fails.
    super.connect(callback);
    return undefined;
  }

  async #connectAnswering(): Promise<PoolClient> {
    const question = { text: '', query_timeout: checkLimitMs };
    for (let others = this.options.max; ; others -= 1) {
      const client = await super.connect();
      try {
        await client.query(question);
        return client;
      } catch (cause) {
        client.release(true);
        // By now every connection of the pool has been tried: the server itself does not answer.
        if (others === 0) throw cause;
      }
    }
  }
}
