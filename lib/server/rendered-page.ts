import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { pageLifetime } from '../cache/cache-control.ts';
import { nextChangeIn } from '../cache/next-change.ts';
import type { CacheKey } from './cache-key.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { decompress } from './compression.ts';
import { paintBeforeScripts } from './paint-before-scripts.ts';
import { hashScripts, hideNonce } from './script-hashes.ts';
import type { PagePolicy } from './security-headers.ts';

/** What the app rendered, with the headers that visitors get: ready to be compressed and sent. */
export interface RenderedPage {
  readonly status: number;
  /** Names and values in turn, apart from what belongs to one encoding, and `Cache-Control`. */
  readonly headers: readonly string[];
  /** How long caches may store it, as long as it does not end before. */
  readonly cacheControl: string;
  readonly body: Buffer;
  /** Hash of body and headers, the core of its entity tags; `null` for what must not be cached. */
  readonly hash: string | null;
  /** From when it may not be shown, in milliseconds since the epoch: it is no longer true, or lacks a part; `null`: never. */
  readonly endsAt: number | null;
}

/** What turning an answer into a page needs. */
export interface PageOptions {
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** CSP nonce of the app's scripts (`lib/env/script-nonce.ts`). */
  readonly scriptNonce: string;
  readonly policy: (page: PagePolicy) => string;
}

/** A kind of answer that may be cached. */
interface Kind {
  readonly type: RegExp;
  readonly cacheControl: string;
}

/** How long shared caches may store pages (docs/operating.md, "The cache plan"). Data have a page's address, so they are not for them. */
const kinds = {
  page: {
    type: /^text\/html\b/i,
    cacheControl: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
  },
  data: { type: /^text\/x-component\b/i, cacheControl: 'private, no-cache' },
  asset: {
    type: /^(?:text\/css|(?:text|application)\/javascript)\b/i,
    cacheControl: 'public, max-age=31536000, immutable',
  },
} satisfies Record<string, Kind>;

function kindOf({ partition, wanted }: CacheKey): Kind {
  if (partition === 'assets') return kinds.asset;
  return wanted === 'page' ? kinds.page : kinds.data;
}

/** When a page that lacks a part is not to be shown any more: Next caches it for as few seconds. `null`: it lacks nothing. */
function endOfIncomplete({ headers }: CapturedAnswer): number | null {
  const lifetime = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? pageLifetime);
  return lifetime < pageLifetime ? Date.now() + lifetime * 1_000 : null;
}

/** Whether a page that Next has cached long enough must be the next one instead: it lacks a part, or its states change. */
export function endsSoon({ endsAt }: RenderedPage): boolean {
  return endsAt !== null && endsAt - Date.now() < pageLifetime * 1_000;
}

/** What Next says of an answer that is the same for everybody. */
function isShared({ status, headers }: CapturedAnswer): boolean {
  const given = String(headers['cache-control'] ?? '');
  const isForAll = /s-maxage=|immutable/.test(given) && !/private|no-store/.test(given);
  return status === 200 && isForAll && headers['set-cookie'] === undefined;
}

/** Headers of Next's answer that are written again, or mean nothing to anybody else. */
const replaced = new Set([
  ...['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'vary', 'cache-control', 'connection'],
  ...['keep-alive', 'date', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-middleware-rewrite', 'x-request-id'],
]);

function varying(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding');
  return [...names, 'Accept-Encoding'].join(', ');
}

/** The headers of an answer as a flat list without the nonce, with others instead of those of the same name. */
function flatHeaders(given: OutgoingHttpHeaders, others: Readonly<Record<string, string>>, nonce: string): string[] {
  const othersNames = new Set(Object.keys(others).map((name) => name.toLowerCase()));
  const own = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || replaced.has(name) || othersNames.has(name)) return [];
    const values = (Array.isArray(value) ? value : [String(value)]).map((one) => hideNonce(one, nonce));
    // Next writes the address of a redirect twice when it renders it for the first time.
    return (name === 'location' ? values.slice(0, 1) : values).flatMap((one) => [name, one]);
  });
  return [...own, ...Object.entries(others).flat(), 'Vary', varying(given.vary)];
}

function hashOf(body: Buffer, headers: readonly string[]): string {
  const hash = createHash('sha256').update(body);
  for (const part of headers) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}

/**
 * Turns what the app wrote into what visitors get.
 *
 * @param key what the answer may be cached by; `null` for the page of one visitor
 * @param formsLeadAway whether forms of the page may lead to other sites
 */
export async function toRenderedPage(
  answer: CapturedAnswer,
  key: CacheKey | null,
  formsLeadAway: boolean,
  { headers: fixedHeaders, scriptNonce, policy }: PageOptions,
): Promise<RenderedPage> {
  const { status, headers: given } = answer;
  const whole = given['content-encoding'] === undefined ? answer.body : await decompress(answer.body);
  // A character for each byte: all that is looked for is ASCII.
  const text = whole.toString('latin1');
  const type = String(given['content-type']);
  const isHtml = kinds.page.type.test(type);
  // The page of one visitor is there to work with: it starts at once.
  const ordered = isHtml && key ? paintBeforeScripts(text, scriptNonce) : text;
  const page = isHtml ? hashScripts(ordered, scriptNonce) : { html: hideNonce(text, scriptNonce), scriptHashes: [] };
  const kind = key && kindOf(key);
  const isCacheable = kind?.type.test(type) === true && isShared(answer);
  const others = {
    ...fixedHeaders,
    ...(isHtml && { 'Content-Security-Policy': policy({ ...page, formsLeadAway }) }),
  };
  const headers = flatHeaders(given, others, scriptNonce);
  const body = Buffer.from(page.html, 'latin1');
  const ends = [nextChangeIn(text, isHtml), isCacheable ? endOfIncomplete(answer) : null].filter((end) => end !== null);
  return {
    status,
    headers,
    cacheControl: isCacheable ? kind.cacheControl : 'no-store',
    body,
    hash: isCacheable ? hashOf(body, headers) : null,
    endsAt: ends.length > 0 ? Math.min(...ends) : null,
  };
}
