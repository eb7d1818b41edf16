import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { Invalidation } from './shared-store.ts';

/** The header in which Next keeps the tags of a page; `next/dist/lib/constants` has it as NEXT_CACHE_TAGS_HEADER. */
const tagsHeader = 'x-next-cache-tags';

/** Tells Next, in this process, what an instance has invalidated. */
export function applyInvalidation({ tags, at, expired }: Invalidation): void {
  const state = expired ? 'expired' : 'stale';
  for (const tag of tags) {
    const known = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...known, [state]: Math.max(known[state] ?? 0, at) });
  }
}

/** The tags that an entry was kept with, and those that the reader asks for. */
function tagsOf({ value }: CacheHandlerValue, asked: readonly string[]): string[] {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const kept = headers?.[tagsHeader];
  return [...asked, ...(typeof kept === 'string' ? kept.split(',') : [])];
}

/**
 * True for an entry that Next would show without making it anew.
 *
 * @param asked tags that the reader looks for
 */
export function isFresh(entry: CacheHandlerValue, asked: readonly string[], now = Date.now()): boolean {
  const lifetime = entry.value?.kind === 'FETCH' ? entry.value.revalidate : entry.cacheControl?.revalidate;
  const ends = lifetime === false || lifetime === undefined ? Infinity : entry.lastModified + lifetime * 1_000;
  return now < ends && !areTagsStale(tagsOf(entry, asked), entry.lastModified);
}
