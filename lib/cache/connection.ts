import { once } from 'node:events';
import { createClient, ErrorReply, RESP_TYPES } from 'redis';

/** Times are in milliseconds. */
const limits = {
  /** Long, because a starting process is busy and may notice late that it is connected. */
  connect: 5_000,
  operation: 50,
  /** Consecutive failed or late operations before the connection pauses. */
  failures: 3,
  /** Length of the pause, without any operation. */
  pause: 1_000,
  reconnectEvery: 1_000,
  pingEvery: 2_000,
  /** A connection that receives nothing for this time is closed. */
  silence: 10_000,
  waitingCommands: 1_000,
};

/** Where messages for the operator go, such as `console`. */
export type Log = Pick<Console, 'info' | 'warn'>;

/** A client for Valkey or Redis. It rejects commands while it is not connected, and reconnects by itself. */
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

/** @throws {Error} when the promise is late. An answer that arrived while this process was busy still counts as in time. */
async function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer for ${limitMs} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * A connection to a store that may fail at any time. Every operation has a short timeout, and after repeated failures the
 * connection pauses. The log gets one line when the store stops answering and one when it answers again. A refusal, as of a full
 * store, is an answer; the log names each kind once, until the store has been away.
 */
export class Connection {
  readonly #client: StoreClient;
  readonly #log: Log;
  #failures = 0;
  #pausedUntil = 0;
  #generation = 0;
  readonly #refusals = new Set<string>();
  /** `null` until the first success or failure. */
  #working: boolean | null = null;

  /** @param url `redis://` or `rediss://`; connects in the background */
  constructor(url: string, log: Log) {
    this.#log = log;
    this.#client = openClient(url);
    this.#client.on('error', (error) => this.#report(false, reasonOf(error)));
    this.#client.on('ready', () => {
      this.#pausedUntil = 0;
      this.#failures = 0;
      this.#generation += 1;
      this.#refusals.clear();
      this.#report(true);
    });
    this.#client.connect().catch(() => undefined);
  }

  /** How often the connection has been made; after each time the store may have lost its content. */
  get generation(): number {
    return this.#generation;
  }

  /** Waits for the first connection, at most `limitMs` milliseconds. */
  async ready(limitMs: number): Promise<void> {
    if (this.#client.isReady) return;
    await once(this.#client, 'ready', { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined);
  }

  /** The result of an operation; `null` if it fails, is late, or is skipped during a pause. */
  async attempt<T>(operation: (client: StoreClient) => Promise<T>): Promise<T | null> {
    if (!this.#client.isReady || Date.now() < this.#pausedUntil) return null;
    try {
      const result = await inTime(operation(this.#client), limits.operation);
      this.#failures = 0;
      this.#report(true);
      return result;
    } catch (error) {
      if (error instanceof ErrorReply) this.#refused(error.message);
      else this.#fail(error);
      return null;
    }
  }

  /** Closes the connection in any state. */
  close(): void {
    this.#client.removeAllListeners('error').on('error', () => undefined);
    if (this.#client.isOpen) this.#client.destroy();
  }

  #fail(error: unknown): void {
    this.#failures += 1;
    if (this.#failures < limits.failures) return;
    this.#pausedUntil = Date.now() + limits.pause;
    this.#report(false, reasonOf(error));
  }

  #refused(reason: string): void {
    // The first word is the kind, such as OOM or READONLY.
    const [kind = ''] = reason.split(' ');
    if (this.#refusals.has(kind)) return;
    this.#refusals.add(kind);
    this.#log.warn(`The shared cache refuses what it is asked (${reason}): see its settings.`);
  }

  #report(working: boolean, reason = ''): void {
    if (this.#working === working) return;
    this.#working = working;
    if (working) this.#log.info('The shared cache answers.');
    else this.#log.warn(`The shared cache does not answer (${reason}): this instance goes on alone until it does.`);
  }
}
