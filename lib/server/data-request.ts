import { dataParameter } from '../cache/next-internals.ts';
import { isSegment, type Wanted } from './cache-key.ts';

/** The headers with which Next's router requests data of a page. */
export const dataHeaders: readonly string[] = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * What a request needs so that Next answers with exactly the wanted form of a page; e2e/hostile-headers.spec.ts checks
 * every form against Next.
 *
 * @returns the headers, and a parameter to add to the query (`null` for none)
 */
export async function dataRequest(wanted: Wanted) {
  if (wanted === 'page') return { headers: {}, parameter: null };
  const prefetch = wanted === 'data' ? undefined : '1';
  const segment = isSegment(wanted) ? wanted : undefined;
  const headers = {
    rsc: '1',
    ...(prefetch && { 'next-router-prefetch': prefetch }),
    ...(segment && { 'next-router-segment-prefetch': segment }),
  };
  return { headers, parameter: `_rsc=${await dataParameter(prefetch, segment)}` };
}
