import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** Milliseconds. */
const lifetime = 60_000;
const maxCached = 500;

/** Caches what is read from a database, for a minute. By database: a process has one, tests have several. */
export class MinuteCache<Value> {
  readonly #caches = new WeakMap<Database, LRUCache<string, Promise<Value>>>();

  /** The cached value of a key, otherwise the read one. A failed reading is not cached. */
  read(database: Database, key: string, read: () => Promise<Value>): Promise<Value> {
    const cache = this.#caches.get(database) ?? new LRUCache({ max: maxCached, ttl: lifetime });
    this.#caches.set(database, cache);
    const cached = cache.get(key);
    if (cached) return cached;
    const value = read();
    cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  }
}
