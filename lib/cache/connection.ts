import { once } from 'node:events';
import { createClient, RESP_TYPES } from 'redis';

/** Milliseconds, and a number of commands. */
const limits = {
  /** A process that starts is busy: it may notice late that it is connected. */
  connect: 5_000,
  operation: 50,
  /** After so many operations in a row that failed or were late … */
  failures: 3,
  /** … none is tried for so long. */
  rest: 1_000,
  reconnectEvery: 1_000,
  pingEvery: 2_000,
  /** A connection on which nothing has arrived for so long is given up. */
  silence: 10_000,
  waitingCommands: 1_000,
};

/** Where the operator reads of it, such as `console`. */
export type Log = Pick<Console, 'info' | 'warn'>;

/** The client of a Valkey or Redis: it rejects what it cannot send now, and connects again by itself. */
function openClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: limits.waitingCommands,
    pingInterval: limits.pingEvery,
    socket: {
      connectTimeout: limits.connect,
      socketTimeout: limits.silence,
      reconnectStrategy: () => limits.reconnectEvery,
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}

export type StoreClient = ReturnType<typeof openClient>;

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** @throws {Error} when the promise is late. An answer that has arrived while this process was busy is in time. */
async function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer for ${limitMs} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * A connection to the store that may fail at any time: every operation has a short limit, a store that fails again and
 * again is not tried for a moment, and the operator reads one line when it goes and one when it is back.
 */
export class Connection {
  readonly #client: StoreClient;
  readonly #log: Log;
  #failures = 0;
  #restUntil = 0;
  #generation = 0;
  /** `null` before the first sign of either. */
  #working: boolean | null = null;

  /** @param url `redis://` or `rediss://`; connects in the background */
  constructor(url: string, log: Log) {
    this.#log = log;
    this.#client = openClient(url);
    this.#client.on('error', (error) => this.#report(false, reasonOf(error)));
    this.#client.on('ready', () => {
      this.#restUntil = 0;
      this.#generation += 1;
      this.#report(true);
    });
    this.#client.connect().catch(() => undefined);
  }

  /** How often the connection has been made: what the store held before may be gone. */
  get generation(): number {
    return this.#generation;
  }

  /** Waits for the first connection, for a limited time. */
  async ready(limitMs: number): Promise<void> {
    if (this.#client.isReady) return;
    await once(this.#client, 'ready', { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined);
  }

  /** What an operation answers; `null` when it fails, is late, or is not even tried because others have just failed. */
  async attempt<T>(operation: (client: StoreClient) => Promise<T>): Promise<T | null> {
    if (!this.#client.isReady || Date.now() < this.#restUntil) return null;
    try {
      const result = await inTime(operation(this.#client), limits.operation);
      this.#failures = 0;
      this.#report(true);
      return result;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** Ends the connection, whatever state it is in. */
  close(): void {
    this.#client.removeAllListeners('error').on('error', () => undefined);
    if (this.#client.isOpen) this.#client.destroy();
  }

  #fail(error: unknown): void {
    this.#failures += 1;
    if (this.#failures < limits.failures) return;
    this.#restUntil = Date.now() + limits.rest;
    this.#report(false, reasonOf(error));
  }

  #report(working: boolean, reason = ''): void {
    if (this.#working === working) return;
    this.#working = working;
    if (working) this.#log.info('The shared cache answers.');
    else this.#log.warn(`The shared cache does not answer (${reason}): this instance goes on alone until it does.`);
  }
}
