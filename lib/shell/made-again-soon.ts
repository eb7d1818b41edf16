import 'server-only';
import { unstable_cache } from 'next/cache';

/** Seconds for which a page without one of its parts is kept. */
const soon = 5;

const marker = unstable_cache(async () => true, ['a part of the page is missing'], { revalidate: soon });

/**
 * Has the page that is being made, which must do without one of its parts, made again within seconds: Next gives a page
 * the shortest lifetime of all that it has read. Means nothing to a page that is not kept.
 */
export async function makeAgainSoon(): Promise<void> {
  await marker();
}
