import { Connection, type Tell } from './connection.ts';
import { InvalidationLog } from './invalidation-log.ts';
import type { Invalidation, SharedStore } from './shared-store.ts';

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
  /** How long an entry can be kept at most, in seconds; older invalidations are of no use. */
  readonly maxLifetimeSeconds: number;
  readonly tell: Tell;
}

/** A {@link SharedStore} in Valkey or Redis. Connects in the background; until it has, it behaves like one that is away. */
export function openValkeyStore({ url, product, release, maxLifetimeSeconds, tell }: ValkeyStoreOptions): SharedStore {
  const connection = new Connection(url, tell);
  const log = new InvalidationLog(`${product}:invalidations`, connection);
  const listeners: ((invalidation: Invalidation) => void)[] = [];
  const place = (key: string) => `${product}:${release}:${key}`;
  log.follow({
    url,
    lookBackMs: maxLifetimeSeconds * 1_000,
    listener: (invalidation) => {
      for (const listener of listeners) listener(invalidation);
    },
  });
  return {
    get: (key) => connection.attempt((client) => client.get(place(key))),
    async set(key, value, lifetimeSeconds) {
      if (value.length > maxValueBytes) return;
      const expiration = { type: 'EX', value: Math.min(lifetimeSeconds, maxLifetimeSeconds) } as const;
      await connection.attempt((client) => client.set(place(key), value, { expiration }));
    },
    invalidate: (invalidation) => log.append(invalidation),
    onInvalidate: (listener) => void listeners.push(listener),
    async close() {
      log.close();
      connection.close();
    },
  };
}
