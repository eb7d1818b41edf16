// The only file that reaches into Next's folders, whose names no version promises. What it takes Next exports nowhere
// else: a cache handler can only stand beside Next's own cache with that cache, its memory and its record of invalidated
// tags; and Next refuses a request for data whose parameter `_rsc` is not the hash of its headers.
import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import type { Invalidation } from './shared-store.ts';

export type { CacheHandler, CacheHandlerContext, CacheHandlerValue };

type OwnCache = new (context: CacheHandlerContext) => CacheHandler;

const requireHere = createRequire(import.meta.url);

/** Next's own cache: bounded memory, and what the build has rendered. Loaded at the first call, when Next is configured. */
export function createOwnCache(context: CacheHandlerContext): CacheHandler {
  const path = 'next/dist/server/lib/incremental-cache/file-system-cache.js';
  const { default: NextOwnCache }: { default: OwnCache } = requireHere(path);
  return new NextOwnCache(context);
}

/** Stores an entry in the memory of {@link createOwnCache}, as if Next had rendered it here. */
export function storeInMemory(key: string, entry: CacheHandlerValue, maxBytes: number): void {
  getMemoryCache(maxBytes).set(key, entry);
}

/** The header in which Next stores the tags of a page (NEXT_CACHE_TAGS_HEADER). */
const tagsHeader = 'x-next-cache-tags';

/** Records for Next, in this process, what an instance has invalidated. */
export function applyInvalidation({ tags, at, expired }: Invalidation): void {
  const state = expired ? 'expired' : 'stale';
  for (const tag of tags) {
    const known = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...known, [state]: Math.max(known[state] ?? 0, at) });
  }
}

/**
 * True for an entry that Next would show without rendering it again.
 *
 * @param wanted tags that the reader looks for
 */
export function isFresh(entry: CacheHandlerValue, wanted: readonly string[], now = Date.now()): boolean {
  const { value } = entry;
  const lifetime = value?.kind === 'FETCH' ? value.revalidate : entry.cacheControl?.revalidate;
  const ends = lifetime === false || lifetime === undefined ? Infinity : entry.lastModified + lifetime * 1_000;
  const stored = value && 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  const tags = [...wanted, ...(typeof stored === 'string' ? stored.split(',') : [])];
  return now < ends && !areTagsStale(tags, entry.lastModified);
}

/**
 * The value that Next expects of the parameter `_rsc`.
 *
 * @param prefetch the header `Next-Router-Prefetch`
 * @param segment the header `Next-Router-Segment-Prefetch`
 */
export async function dataParameter(prefetch: '1' | undefined, segment: string | undefined): Promise<string> {
  return computeCacheBustingSearchParam(prefetch, segment, undefined, undefined);
}
