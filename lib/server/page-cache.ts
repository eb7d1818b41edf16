import { LRUCache } from 'lru-cache';
import { type CacheKey, keyName, type Partition } from './cache-key.ts';
import type { FinishedPage } from './finished-page.ts';

/** An answer in memory. */
interface Entry {
  readonly page: FinishedPage;
  /** When it was last known to be good, and when it must be rendered again, in milliseconds since the epoch. */
  goodAt: number;
  dueAt: number;
  isBeingRenewed: boolean;
}

/** How the renewal of a cached answer went. `gone`: there is nothing to cache any more. */
export type Renewal = FinishedPage | 'unchanged' | 'failed' | 'gone';

/** Has a cached answer rendered again. */
export type Renew = (cached: FinishedPage) => Promise<Renewal>;

/** Milliseconds. */
const lifetimes = {
  /** Next caches the page itself; this only spares asking it for every visitor. */
  fresh: 1_000,
  afterFailure: 5_000,
  /** How long the last good answer stands in for failures. */
  lastGood: 24 * 60 * 60 * 1000,
};
/** What of the memory a partition may fill. */
const shares: Readonly<Record<Partition, number>> = { pages: 0.6, searches: 0.2, assets: 0.2 };
/** Bytes of an entry besides its bodies, roughly: headers, among them the policy, and the key. */
const entryBytes = 4096;

function sizeOf({ page: { bodies } }: Entry): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, entryBytes);
}

function createPartition(bytes: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize: Math.max(1, Math.floor(bytes)), sizeCalculation: sizeOf });
}

/**
 * Finished answers in memory, ready to be sent. One that is a second old is still sent, and rendered again in the
 * background, once at a time; when that fails the last good one stays for a day. The least used go first.
 */
export class PageCache {
  readonly #partitions: Readonly<Record<Partition, LRUCache<string, Entry>>>;
  readonly #now: () => number;

  /**
   * @param bytes of bodies that are cached at most
   * @param now milliseconds since the epoch
   */
  constructor(bytes: number, now: () => number = Date.now) {
    this.#now = now;
    this.#partitions = {
      pages: createPartition(bytes * shares.pages),
      searches: createPartition(bytes * shares.searches),
      assets: createPartition(bytes * shares.assets),
    };
  }

  /** Caches an answer. An asset has its content in its name and is never rendered again. */
  set(key: CacheKey, page: FinishedPage): void {
    const goodAt = this.#now();
    const dueAt = key.partition === 'assets' ? Number.POSITIVE_INFINITY : goodAt + lifetimes.fresh;
    this.#partitions[key.partition].set(keyName(key), { page, goodAt, dueAt, isBeingRenewed: false });
  }

  /** The answer under a key, if it is still true; has it rendered again when that is due. */
  get(key: CacheKey, renew: Renew): { readonly page: FinishedPage; readonly isDue: boolean } | null {
    const name = keyName(key);
    const partition = this.#partitions[key.partition];
    const entry = partition.get(name);
    if (entry === undefined) return null;
    const now = this.#now();
    if (entry.page.endsAt !== null && now >= entry.page.endsAt) return null;
    const isDue = now >= entry.dueAt;
    if (!isDue) return { page: entry.page, isDue };
    if (now - entry.goodAt > lifetimes.lastGood) {
      partition.delete(name);
      return null;
    }
    if (!entry.isBeingRenewed) void this.#renew(key, entry, renew);
    return { page: entry.page, isDue };
  }

  /** The last good answer of a day, true or not: it stands in for one that cannot be rendered. */
  lastGood(key: CacheKey): FinishedPage | null {
    const entry = this.#partitions[key.partition].get(keyName(key));
    return entry && this.#now() - entry.goodAt <= lifetimes.lastGood ? entry.page : null;
  }

  /** Has everything but assets rendered again at its next use. */
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
    else if (renewal === 'unchanged') {
      entry.goodAt = this.#now();
      entry.dueAt = entry.goodAt + lifetimes.fresh;
    } else this.set(key, renewal);
  }
}
