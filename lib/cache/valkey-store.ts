import { Connection, type Log } from './connection.ts';
import { InvalidationLog } from './invalidation-log.ts';
import type { Invalidation, SharedStore } from './shared-store.ts';
import { valkeyNotes } from './valkey-notes.ts';

/** Maximum size of an entry, in bytes; a page has some 30,000. */
const maxValueBytes = 4 * 1024 * 1024;

/** Options of {@link openValkeyStore}. */
export interface ValkeyStoreOptions {
  /** `redis://` or `rediss://`; Valkey speaks the same protocol. */
  readonly url: string;
  /** Prefix of every key. */
  readonly product: string;
  /** Identifies the build and its settings, because instances of two releases or sites must not show each other's pages. */
  readonly release: string;
  /** Lifetime of an entry, in seconds; older invalidations are ignored. */
  readonly lifetimeSeconds: number;
  /** Called for the invalidations of every instance, including this one, and for missed ones within the lifetime of entries. */
  readonly onInvalidation: (invalidation: Invalidation) => void;
  readonly log: Log;
}

/** Opens a {@link SharedStore} in Valkey or Redis. It connects in the background and counts as unavailable until then. */
export function openValkeyStore(options: ValkeyStoreOptions): SharedStore {
  const { url, product, release, lifetimeSeconds, onInvalidation, log } = options;
  const connection = new Connection(url, log);
  const invalidations = new InvalidationLog(`${product}:invalidations`, connection, log);
  const place = (key: string) => `${product}:${release}:${key}`;
  invalidations.follow({ url, lookBackMs: lifetimeSeconds * 1_000, listener: onInvalidation });
  return {
    get: (key) => connection.attempt((client) => client.get(place(key))),
    get generation() {
      return connection.generation;
    },
    ready: (limitMs) => connection.ready(limitMs),
    async set(key, value, onlyIfAbsent) {
      if (value.length > maxValueBytes) return true;
      const expiration = { type: 'EX', value: lifetimeSeconds } as const;
      const options = onlyIfAbsent ? ({ expiration, condition: 'NX' } as const) : { expiration };
      const answer = await connection.attempt((client) =>
        client.set(place(key), value, options).then(() => 'answered'),
      );
      return answer !== null;
    },
    invalidate: (invalidation) => invalidations.append(invalidation),
    notes: valkeyNotes(connection, `${product}:notes`),
    async close() {
      invalidations.close();
      connection.close();
    },
  };
}
