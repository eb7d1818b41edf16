import { Connection, type Log } from './connection.ts';
import type { Invalidation } from './invalidation.ts';
import { InvalidationLog } from './invalidation-log.ts';
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

/** The cache that several instances of the web app share, for pages and answers of the backend. */
export type SharedStore = ReturnType<typeof openValkeyStore>;

/**
 * Opens a {@link SharedStore} in Valkey or Redis. It connects in the background and counts as unavailable until then.
 *
 * A failing store only costs speed: no method throws or takes longer than 50 ms, except `ready`. While the store is
 * unavailable, `get` finds nothing, `set` does nothing, and `invalidate` sends later.
 */
export function openValkeyStore(options: ValkeyStoreOptions) {
  const { url, product, release, lifetimeSeconds, onInvalidation, log } = options;
  const connection = new Connection(url, log);
  const invalidations = new InvalidationLog(`${product}:invalidations`, connection, log);
  const place = (key: string) => `${product}:${release}:${key}`;
  invalidations.follow({ url, lookBackMs: lifetimeSeconds * 1_000, listener: onInvalidation });
  return {
    /** The bytes with a key; `null` if there are none or the store is late. */
    get: (key: string) => connection.attempt((client) => client.get(place(key))),
    /**
     * Stores bytes for the lifetime of entries; with `onlyIfAbsent`, only if the key has no entry.
     *
     * @returns false if the store did not answer, so that another attempt makes sense
     */
    async set(key: string, value: Buffer, onlyIfAbsent: boolean): Promise<boolean> {
      if (value.length > maxValueBytes) return true;
      const expiration = { type: 'EX', value: lifetimeSeconds } as const;
      const options = onlyIfAbsent ? ({ expiration, condition: 'NX' } as const) : { expiration };
      const answer = await connection.attempt((client) =>
        client.set(place(key), value, options).then(() => 'answered'),
      );
      return answer !== null;
    },
    /** Changes with each connection, because the store may have lost everything in between. */
    get generation() {
      return connection.generation;
    },
    /** Waits for the first connection, at most `limitMs` milliseconds. */
    ready: (limitMs: number) => connection.ready(limitMs),
    /** Announces an invalidation to every instance, including this one. */
    invalidate: (invalidation: Invalidation) => invalidations.append(invalidation),
    /** Notes that the instances of all releases share. */
    notes: valkeyNotes(connection, `${product}:notes`),
    /** Closes the connection, so that the process can end. */
    async close() {
      invalidations.close();
      connection.close();
    },
  };
}
