import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { backendDigest } from '../../cache/backend-state.ts';
import { pageLifetime, soonReplaced } from '../../cache/cache-control.ts';
import { nextChangeIn } from '../../cache/next-change.ts';
import type { CapturedAnswer } from '../capture-answer.ts';
import { decompress } from '../compression.ts';
import type { PagePolicy } from '../security-headers.ts';
import type { CacheKey } from './cache-key.ts';
import { paintBeforeScripts } from './paint-before-scripts.ts';
import { hashScripts, hideNonce } from './script-hashes.ts';

/** A page that the app rendered, with the headers that visitors get; ready to be compressed and sent. */
export interface RenderedPage {
  readonly status: number;
  /** Alternating names and values, without `Cache-Control` and the headers that depend on the encoding. */
  readonly headers: readonly string[];
  /** The `Cache-Control` header, not yet shortened to `endsAt`. */
  readonly cacheControl: string;
  readonly body: Buffer;
  /** Hash of body and headers, used in the entity tags; `null` if the page must not be cached. */
  readonly hash: string | null;
  /** When the page, which becomes wrong or lacks a part, must no longer be shown; milliseconds since the epoch, `null`: never. */
  readonly endsAt: number | null;
}

/** Options of {@link toRenderedPage}. */
export interface PageOptions {
  /** The headers of every answer. */
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

/** Cache rules (docs/operating.md, "The cache plan"). Data share the address of their page, so no shared cache may store them. */
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

/** Whether Next answers from its cache while it renders a new page. */
export const isOldAnswer = ({ headers }: CapturedAnswer): boolean => headers['x-nextjs-cache'] === 'STALE';

const cacheControlOf = ({ cacheControl }: Kind, answer: CapturedAnswer): string =>
  isOldAnswer(answer) ? soonReplaced(cacheControl) : cacheControl;

/** The end of a page that lacks a part, from the shorter time that Next caches it; `null` for a complete page. */
function endOfIncomplete({ headers }: CapturedAnswer): number | null {
  const lifetime = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? pageLifetime);
  return lifetime < pageLifetime ? Date.now() + lifetime * 1_000 : null;
}

/** Whether a page ends before Next's usual lifetime is over, because it lacks a part or its states change. */
export function endsSoon({ endsAt }: RenderedPage): boolean {
  return endsAt !== null && endsAt - Date.now() < pageLifetime * 1_000;
}

/** Whether Next's headers say that the answer is the same for everybody. */
function isShared({ status, headers }: CapturedAnswer): boolean {
  const given = String(headers['cache-control'] ?? '');
  const isForAll = /s-maxage=|immutable/.test(given) && !/private|no-store/.test(given);
  return status === 200 && isForAll && headers['set-cookie'] === undefined;
}

/**
 * The status of an answer. The data of a page that is rendered for each request have status 200 even where the backend did
 * not answer; with 503, Next's router asks for the page instead, which says what is missing.
 */
function statusOf({ status }: CapturedAnswer, kind: Kind | null, text: string): number {
  const lacksPage = kind === kinds.data && status === 200 && text.includes(`:E{"digest":"${backendDigest}"`);
  return lacksPage ? 503 : status;
}

/** Headers of Next's answer that this server writes itself, or that only Next uses. */
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

/** The headers of an answer as a flat list without the nonce; `others` replace headers of the same name. */
function flatHeaders(given: OutgoingHttpHeaders, others: Readonly<Record<string, string>>, nonce: string): string[] {
  const othersNames = new Set(Object.keys(others).map((name) => name.toLowerCase()));
  const own = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || replaced.has(name) || othersNames.has(name)) return [];
    const values = (Array.isArray(value) ? value : [String(value)]).map((one) => hideNonce(one, nonce));
    // When Next renders a redirect for the first time it writes `Location` twice.
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
 * Turns the app's answer into the page that visitors get.
 *
 * @param key the cache key; `null` for the page of one visitor
 * @param formsLeadAway whether forms of the page may lead to other sites
 */
export async function toRenderedPage(
  answer: CapturedAnswer,
  key: CacheKey | null,
  formsLeadAway: boolean,
  { headers: fixedHeaders, scriptNonce, policy }: PageOptions,
): Promise<RenderedPage> {
  const { headers: given } = answer;
  const whole = given['content-encoding'] === undefined ? answer.body : await decompress(answer.body);
  // Latin-1 gives one character for each byte; everything that is searched for is ASCII.
  const text = whole.toString('latin1');
  const type = String(given['content-type']);
  const isHtml = kinds.page.type.test(type);
  // A page of one visitor is for working with, so its scripts start at once.
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
    status: statusOf(answer, kind, text),
    headers,
    cacheControl: isCacheable ? cacheControlOf(kind, answer) : 'no-store',
    body,
    hash: isCacheable ? hashOf(body, headers) : null,
    endsAt: ends.length > 0 ? Math.min(...ends) : null,
  };
}
