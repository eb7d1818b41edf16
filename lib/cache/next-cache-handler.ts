import { LRUCache } from 'lru-cache';
import { packEntry, unpackEntry } from './entry-format.ts';
import {
  type CacheHandler,
  type CacheHandlerContext,
  type CacheHandlerValue,
  createOwnCache,
  isFresh,
  storeInMemory,
} from './next-internals.ts';
import { processStore } from './process-store.ts';
import type { SharedStore } from './valkey-store.ts';

type ReadContext = Parameters<CacheHandler['get']>[1];

/**
 * By key of this instance's entries: the store's generation when the entry was last sent to the store. A mark is short-lived
 * until the store has answered, so that an entry which it did not take is offered again.
 */
const offered = new LRUCache<string, number>({ max: 10_000 });
const unansweredMs = 1_000;

/**
 * Next's cache of pages and backend answers when CACHE_URL is set (`cacheHandler` in next.config.mjs). All instances share
 * what one of them has rendered or read, and an entry that is fresh here is used without asking the store. Next creates an
 * object of this class for every request.
 */
export default class SharedCacheHandler {
  readonly #own: CacheHandler;
  readonly #store: SharedStore;
  readonly #maxMemory: number;

  constructor(context: CacheHandlerContext) {
    this.#own = createOwnCache(context);
    this.#store = processStore();
    this.#maxMemory = context.maxMemoryCacheSize ?? 0;
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    const own = await this.#own.get(key, context);
    // After a reconnection the store may have lost the entry; another instance may have been faster to restore it. An entry
    // that is due is offered too: while the backend fails there is no newer one, and an instance that starts has nothing else.
    if (own?.value && offered.get(key) !== this.#store.generation) void this.#send(key, own, true);
    if (own && isFresh(own, 'tags' in context ? (context.tags ?? []) : [])) return own;
    const packed = await this.#store.get(key);
    const shared = packed && (await unpackEntry(packed));
    if (!shared || (own && own.lastModified >= shared.lastModified)) return own;
    storeInMemory(key, shared, this.#maxMemory);
    return this.#own.get(key, context);
  }

  async set(
    key: string,
    value: CacheHandlerValue['value'],
    context: Parameters<CacheHandler['set']>[2],
  ): Promise<void> {
    await this.#own.set(key, value, context);
    if (!value) return;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    // Sent in the background: no visitor waits for the store.
    void this.#send(key, { value, lastModified: Date.now(), cacheControl });
  }

  async #send(key: string, entry: CacheHandlerValue, onlyIfAbsent = false): Promise<void> {
    const { generation } = this.#store;
    offered.set(key, generation, { ttl: unansweredMs });
    if (await this.#store.set(key, await packEntry(entry), onlyIfAbsent)) offered.set(key, generation);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#own.revalidateTag(tags, durations);
    const invalidation = { tags: [tags].flat(), at: Date.now(), expired: durations === undefined };
    if (invalidation.tags.length > 0) this.#store.invalidate(invalidation);
  }

  resetRequestCache(): void {
    this.#own.resetRequestCache();
  }
}
