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

/** The request for a page or its data; e2e/hostile-headers.spec.ts sends every kind to the real Next. */
export interface DataRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** To be added to the query; `null` for none. */
  readonly parameter: string | null;
}

/** The headers and the parameter with which Next answers with what is wanted of a page, and nothing else. */
export async function dataRequest(wanted: Wanted): Promise<DataRequest> {
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
