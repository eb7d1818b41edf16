import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';
import { type KeptKey, keyName, type Shelf } from './kept-key.ts';

/** An answer in memory. */
interface Kept {
  readonly page: FinishedPage;
  /** When it was last known to be good, and when it must be asked for again, in milliseconds since the epoch. */
  goodAt: number;
  dueAt: number;
  isBeingRenewed: boolean;
}

/** How the renewal of a kept answer went. `gone`: there is nothing to keep there any more. */
export type Renewal = FinishedPage | 'unchanged' | 'failed' | 'gone';

/** Asks again for an answer that is kept. */
export type Renew = (kept: FinishedPage) => Promise<Renewal>;

/** Milliseconds. */
const lifetimes = {
  /** Next keeps the page itself; this only spares asking it for every visitor. */
  fresh: 1_000,
  afterFailure: 5_000,
  /** How long the last good answer stands in for failures. */
  lastGood: 24 * 60 * 60 * 1000,
};
/** What of the memory a shelf may fill. */
const shares: Readonly<Record<Shelf, number>> = { pages: 0.6, searches: 0.2, assets: 0.2 };
/** Bytes of an entry besides its bodies, roughly: headers, among them the policy, and the key. */
const entryBytes = 4096;

function sizeOf({ page: { bodies } }: Kept): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, entryBytes);
}

function createShelf(bytes: number): LRUCache<string, Kept> {
  return new LRUCache({ maxSize: Math.max(1, Math.floor(bytes)), sizeCalculation: sizeOf });
}

/**
 * Finished answers in memory, ready to be sent. One that is a second old is still sent, and asked for again in the
 * background, once at a time; when that fails the last good one stays for a day. The least used go first.
 */
export class PageCache {
  readonly #shelves: Readonly<Record<Shelf, LRUCache<string, Kept>>>;
  readonly #now: () => number;

  /**
   * @param bytes of bodies that are kept at most
   * @param now milliseconds since the epoch
   */
  constructor(bytes: number, now: () => number = Date.now) {
    this.#now = now;
    this.#shelves = {
      pages: createShelf(bytes * shares.pages),
      searches: createShelf(bytes * shares.searches),
      assets: createShelf(bytes * shares.assets),
    };
  }

  /** Keeps an answer. An asset has its content in its name and is never asked for again. */
  keep(key: KeptKey, page: FinishedPage): void {
    const goodAt = this.#now();
    const dueAt = key.shelf === 'assets' ? Number.POSITIVE_INFINITY : goodAt + lifetimes.fresh;
    this.#shelves[key.shelf].set(keyName(key), { page, goodAt, dueAt, isBeingRenewed: false });
  }

  /** The answer under a key; asks for it again when that is due. */
  find(key: KeptKey, renew: Renew): { readonly page: FinishedPage; readonly isDue: boolean } | null {
    const name = keyName(key);
    const shelf = this.#shelves[key.shelf];
    const kept = shelf.get(name);
    if (kept === undefined) return null;
    const now = this.#now();
    const isDue = now >= kept.dueAt;
    if (!isDue) return { page: kept.page, isDue };
    if (now - kept.goodAt > lifetimes.lastGood) {
      shelf.delete(name);
      return null;
    }
    if (!kept.isBeingRenewed) void this.#renew(key, kept, renew);
    return { page: kept.page, isDue };
  }

  /** Has everything but assets asked for again at its next use. */
  expire(): void {
    for (const shelf of [this.#shelves.pages, this.#shelves.searches]) {
      for (const kept of shelf.values()) kept.dueAt = 0;
    }
  }

  async #renew(key: KeptKey, kept: Kept, renew: Renew): Promise<void> {
    kept.isBeingRenewed = true;
    const renewal = await renew(kept.page).catch((): Renewal => 'failed');
    kept.isBeingRenewed = false;
    if (renewal === 'gone') this.#shelves[key.shelf].delete(keyName(key));
    else if (renewal === 'failed') kept.dueAt = this.#now() + lifetimes.afterFailure;
    else if (renewal === 'unchanged') {
      kept.goodAt = this.#now();
      kept.dueAt = kept.goodAt + lifetimes.fresh;
    } else this.keep(key, renewal);
  }
}
