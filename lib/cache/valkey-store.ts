import { Connection, type Log } from './connection.ts';
import { InvalidationLog } from './invalidation-log.ts';
import type { Invalidation, SharedStore } from './shared-store.ts';
import { valkeyNotes } from './valkey-notes.ts';

/** Bytes of one entry; a page has some 30,000. */
const maxValueBytes = 4 * 1024 * 1024;

/** How a store is reached and what it may touch. */
export interface ValkeyStoreOptions {
  /** `redis://` or `rediss://`; Valkey speaks the same protocol. */
  readonly url: string;
  /** Stands before every key of this product. */
  readonly product: string;
  /** Names the build: instances of two releases must not show each other's pages. */
  readonly release: string;
  /** How long an entry lives, in seconds; older invalidations are of no use. */
  readonly lifetimeSeconds: number;
  /** Hears what any instance invalidates, this one among them; also what it has missed, as long as entries live. */
  readonly onInvalidation: (invalidation: Invalidation) => void;
  readonly log: Log;
}

/** A {@link SharedStore} in Valkey or Redis. Connects in the background; until it has, it behaves like one that is away. */
export function openValkeyStore(options: ValkeyStoreOptions): SharedStore {
  const { url, product, release, lifetimeSeconds, onInvalidation, log } = options;
  const connection = new Connection(url, log);
  const invalidations = new InvalidationLog(`${product}:invalidations`, connection);
  const place = (key: string) => `${product}:${release}:${key}`;
  invalidations.follow({ url, lookBackMs: lifetimeSeconds * 1_000, listener: onInvalidation });
  return {
    get: (key) => connection.attempt((client) => client.get(place(key))),
    get generation() {
      return connection.generation;
    },
    ready: (limitMs) => connection.ready(limitMs),
    async set(key, value, onlyIfAbsent) {
      if (value.length > maxValueBytes) return;
      const expiration = { type: 'EX', value: lifetimeSeconds } as const;
      const options = onlyIfAbsent ? ({ expiration, condition: 'NX' } as const) : { expiration };
      await connection.attempt((client) => client.set(place(key), value, options));
    },
    invalidate: (invalidation) => invalidations.append(invalidation),
    notes: valkeyNotes(connection, `${product}:notes`),
    async close() {
      invalidations.close();
      connection.close();
    },
  };
}
