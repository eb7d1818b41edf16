import { dataParameter } from '../cache/next-internals.ts';
import { isSegment, type Wanted } from './cache-key.ts';

/** The headers in which Next's router says what it wants of a page. */
export const dataHeaders: readonly string[] = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * What has Next answer with what is wanted of a page, and nothing else; e2e/hostile-headers.spec.ts sends every kind to it.
 *
 * @returns headers, and a parameter to be added to the query; `null` for none
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
