// The only file that imports from inside Next, whose folders may change with any version. Next exports these parts nowhere
// else. A cache handler that works together with Next's own cache needs that cache, its memory and its record of invalidated
// tags. And Next refuses a data request unless the parameter `_rsc` is the hash of the request's headers, and fails at a
// header with a router state that it cannot parse.
import { createRequire } from 'node:module';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import type { Invalidation } from './invalidation.ts';

export type { CacheHandler, CacheHandlerContext, CacheHandlerValue };

type OwnCache = new (context: CacheHandlerContext) => CacheHandler;

const requireHere = createRequire(import.meta.url);

/** Next's own cache: limited memory, and the pages of the build. Loaded at the first call, when Next is configured. */
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

/** Records in this process's Next what another instance, or this one, has invalidated. */
export function applyInvalidation({ tags, at, expired }: Invalidation): void {
  const state = expired ? 'expired' : 'stale';
  for (const tag of tags) {
    const known = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...known, [state]: Math.max(known[state] ?? 0, at) });
  }
}

/**
 * True if Next would use the entry without rendering it again.
 *
 * @param wanted tags of the read, besides those of the entry
 */
export function isFresh(entry: CacheHandlerValue, wanted: readonly string[]): boolean {
  const { value } = entry;
  const lifetime = value?.kind === 'FETCH' ? value.revalidate : entry.cacheControl?.revalidate;
  const ends = lifetime === false || lifetime === undefined ? Infinity : entry.lastModified + lifetime * 1_000;
  const stored = value && 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  const tags = [...wanted, ...(typeof stored === 'string' ? stored.split(',') : [])];
  return Date.now() < ends && !areTagsStale(tags, entry.lastModified);
}

/**
 * The value that Next expects in the parameter `_rsc`.
 *
 * @param prefetch the header `Next-Router-Prefetch`
 * @param segment the header `Next-Router-Segment-Prefetch`
 */
export async function dataParameter(prefetch: '1' | undefined, segment: string | undefined): Promise<string> {
  return computeCacheBustingSearchParam(prefetch, segment, undefined, undefined);
}

/** Whether Next can parse a header `Next-Router-State-Tree`. */
export function isRouterState(header: string | string[]): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
