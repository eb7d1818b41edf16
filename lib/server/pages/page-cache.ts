import { LRUCache } from 'lru-cache';
import { pageLifetime } from '../../cache/cache-control.ts';
import { type CacheKey, keyName, type Partition } from './cache-key.ts';
import type { FinishedPage } from './finished-page.ts';

/** A cached answer. */
interface Entry {
  readonly page: FinishedPage;
  /** When the page is due to be rendered again, in milliseconds since the epoch. */
  dueAt: number;
  isBeingRenewed: boolean;
}

/** The result of renewing a cached answer: a new page, or why there is none. `gone`: the answer may no longer be cached. */
export type Renewal = FinishedPage | 'unchanged' | 'failed' | 'gone';

/** Renders a cached answer again. */
export type Renew = (cached: FinishedPage) => Promise<Renewal>;

/** Milliseconds. */
const lifetimes = {
  /** Next caches pages too, so this only avoids asking Next for every visitor. */
  fresh: 1_000,
  afterFailure: 5_000,
  /** How long the last good answer is used while rendering fails. */
  lastGood: 24 * 60 * 60 * 1000,
};
/** Share of the memory that each partition may use. */
const shares: Readonly<Record<Partition, number>> = { pages: 0.6, searches: 0.2, assets: 0.2 };
/** Approximate size of an entry without its bodies, in bytes: the key and the headers, including the policy. */
const entryBytes = 4096;

function sizeOf({ page: { bodies } }: Entry): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, entryBytes);
}

/** Entries leave a partition a day after they were last set. With a resolution of 0 it asks the clock each time. */
function createPartition(bytes: number, now: () => number): LRUCache<string, Entry> {
  const maxSize = Math.max(1, Math.floor(bytes));
  return new LRUCache({ maxSize, sizeCalculation: sizeOf, ttl: lifetimes.lastGood, ttlResolution: 0, perf: { now } });
}

/**
 * Finished answers in memory, ready to be sent. An answer older than a second is still sent, and one renewal at a time runs
 * in the background. While renewals fail, the last good answer stays for a day. The least recently used are dropped first.
 */
export class PageCache {
  readonly #partitions: Readonly<Record<Partition, LRUCache<string, Entry>>>;
  readonly #now: () => number;

  /**
   * @param bytes maximum size of the cache
   * @param now returns milliseconds since the epoch
   */
  constructor(bytes: number, now: () => number = Date.now) {
    this.#now = now;
    this.#partitions = {
      pages: createPartition(bytes * shares.pages, now),
      searches: createPartition(bytes * shares.searches, now),
      assets: createPartition(bytes * shares.assets, now),
    };
  }

  /** Caches an answer. The name of an asset contains a hash of its content, so an asset is never renewed. */
  set(key: CacheKey, page: FinishedPage): void {
    const dueAt = key.partition === 'assets' ? Number.POSITIVE_INFINITY : this.#now() + lifetimes.fresh;
    this.#partitions[key.partition].set(keyName(key), { page, dueAt, isBeingRenewed: false });
  }

  /**
   * The answer for a key, unless it has ended (`endsAt`); starts a renewal when that is due. `isOutdated`: something has changed, or
   * nobody has asked for longer than a page's lifetime.
   */
  get(key: CacheKey, renew: Renew) {
    const entry = this.#partitions[key.partition].get(keyName(key));
    if (entry === undefined) return null;
    const now = this.#now();
    if (entry.page.endsAt !== null && now >= entry.page.endsAt) return null;
    const isDue = now >= entry.dueAt;
    if (isDue && !entry.isBeingRenewed) void this.#renew(key, entry, renew);
    return { page: entry.page, isDue, isOutdated: now - entry.dueAt >= pageLifetime * 1_000 };
  }

  /** The last good answer if it is at most a day old, even if it has ended; used when a page cannot be rendered. */
  lastGood(key: CacheKey): FinishedPage | null {
    return this.#partitions[key.partition].get(keyName(key))?.page ?? null;
  }

  /** Marks everything except assets as due: each answer is rendered again at its next use. */
  expire(): void {
    for (const partition of [this.#partitions.pages, this.#partitions.searches]) {
      for (const entry of partition.values()) entry.dueAt = 0;
    }
  }

  async #renew(key: CacheKey, entry: Entry, renew: Renew): Promise<void> {
    entry.isBeingRenewed = true;
    const renewal = await renew(entry.page).catch((): Renewal => 'failed');
    entry.isBeingRenewed = false;
    if (renewal === 'gone') this.#partitions[key.partition].delete(keyName(key));
    else if (renewal === 'failed') entry.dueAt = this.#now() + lifetimes.afterFailure;
    else this.set(key, renewal === 'unchanged' ? entry.page : renewal);
  }
}
