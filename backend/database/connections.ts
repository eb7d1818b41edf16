import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** A new connection costs as much as several searches: PostgreSQL reads its catalogue again. */
const idleLimitMs = 10 * 60_000;
/** After so long without traffic the system asks whether the other side is there: firewalls forget silent connections. */
const keepAliveMs = 30_000;
/** A connection that does not answer a question without work for so long is dead. */
const checkLimitMs = 2_000;

/** How a connection to a PostgreSQL is made, and noticed to be dead. */
export function connectionSettings(connectionString: string) {
  return {
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  };
}

/** How long the backend waits for one statement, in milliseconds. */
export interface StatementLimits {
  /** PostgreSQL ends it after that. */
  readonly serverMs: number;
  /** The connection is given up after that: what lies between has swallowed question or answer. */
  readonly clientMs: number;
}

/**
 * Connections that are replaced when they go silent.
 *
 * drizzle never gives a connection back whose `begin` fails, so that each transaction would take a dead one away for ever: the
 * ones that are handed out are asked first.
 */
export class AnsweringPool extends Pool {
  /** @param limits `null`: statements take as long as they take */
  constructor(connectionString: string, limits: StatementLimits | null, config: PoolConfig = {}) {
    super({
      ...connectionSettings(connectionString),
      idleTimeoutMillis: idleLimitMs,
      ...(limits && { statement_timeout: limits.serverMs, query_timeout: limits.clientMs }),
      ...config,
    });
    // A connection that breaks while idle is replaced by the pool at its next use.
    this.on('error', () => undefined);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (!callback) return this.#connectAnswering();
    // For the pool's own statements: it gives a connection up when one fails.
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
        // By now it is not a connection that is dead, but the server.
        if (others === 0) throw cause;
      }
    }
  }
}
