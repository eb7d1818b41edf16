import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { z } from 'zod';
import type { Connection, Log } from './connection.ts';
import type { Invalidation } from './invalidation.ts';

const limits = {
  /** Approximate maximum length of the stream. */
  entries: 10_000,
  /** Maximum invalidations that wait until the store answers again. */
  waiting: 1_000,
  blockMs: 5_000,
  silenceMs: 15_000,
  retryMs: 1_000,
};

const entry = z.object({
  tags: z.string().transform((text, context): string[] => {
    try {
      return z.array(z.string()).parse(JSON.parse(text));
    } catch {
      context.addIssue('not a list of tags');
      return z.NEVER;
    }
  }),
  at: z.coerce.number(),
  expired: z.enum(['true', 'false']).transform((text) => text === 'true'),
});

/** Options of {@link InvalidationLog.follow}. */
interface ReadOptions {
  readonly url: string;
  /** How far back the first read goes, in milliseconds; no cached entry is older. */
  readonly lookBackMs: number;
  readonly listener: (invalidation: Invalidation) => void;
}

/** Opens a separate client for reading, because a read blocks until the store has a new entry. */
function openReader(url: string) {
  const client = createClient({
    url,
    socket: { socketTimeout: limits.silenceMs, reconnectStrategy: () => limits.retryMs },
  });
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

type Reader = ReturnType<typeof openReader>;

/**
 * The invalidations of all instances, as a stream in the store. An instance that starts, or was disconnected, reads what it
 * has missed; with publish/subscribe it could not.
 */
export class InvalidationLog {
  readonly #key: string;
  readonly #connection: Pick<Connection, 'attempt'>;
  readonly #log: Log;
  #waiting: Invalidation[] = [];
  #flushing = false;
  #closed = false;
  #stopReading: () => void = () => undefined;

  /** @param key key of the stream */
  constructor(key: string, connection: Pick<Connection, 'attempt'>, log: Log) {
    this.#key = key;
    this.#connection = connection;
    this.#log = log;
  }

  /** Writes to the log now, or as soon as the store answers again. */
  append(invalidation: Invalidation): void {
    if (this.#waiting.length === limits.waiting) {
      this.#log.warn(`${limits.waiting} changes wait for the shared cache: other instances never learn of the oldest`);
    }
    this.#waiting = [...this.#waiting, invalidation].slice(-limits.waiting);
    void this.#flush();
  }

  /** Starts reading, from `lookBackMs` ago. */
  follow({ url, lookBackMs, listener }: ReadOptions): void {
    const client = openReader(url);
    this.#stopReading = () => client.destroy();
    void this.#read(client, `${Date.now() - lookBackMs}-0`, listener);
  }

  close(): void {
    this.#closed = true;
    this.#stopReading();
  }

  async #read(reader: Reader, from: string, listener: ReadOptions['listener']): Promise<void> {
    let last = from;
    while (!this.#closed) {
      try {
        const streams = await reader.xRead({ key: this.#key, id: last }, { BLOCK: limits.blockMs, COUNT: 100 });
        for (const { id, message } of streams?.[0]?.messages ?? []) {
          last = id;
          const parsed = entry.safeParse(message);
          if (parsed.success) listener(parsed.data);
        }
      } catch {
        await pause(limits.retryMs);
      }
    }
  }

  /** Writes the waiting invalidations in order, and retries a failed one after a pause. */
  async #flush(): Promise<void> {
    if (this.#flushing) return;
    this.#flushing = true;
    let [next] = this.#waiting;
    while (next && !this.#closed) {
      const sent = next;
      if (await this.#write(sent)) this.#waiting = this.#waiting.filter((waiting) => waiting !== sent);
      else await pause(limits.retryMs, null, { ref: false });
      [next] = this.#waiting;
    }
    this.#flushing = false;
  }

  async #write({ tags, at, expired }: Invalidation): Promise<boolean> {
    const fields = { tags: JSON.stringify(tags), at: String(at), expired: String(expired) };
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: limits.entries } } as const;
    return (await this.#connection.attempt((client) => client.xAdd(this.#key, '*', fields, trim))) !== null;
  }
}
