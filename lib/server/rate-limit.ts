import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { findPage, firstFolder } from '../addresses/find-page.ts';
import { pages } from '../addresses/pages.ts';
import { countSelected, parseSearch } from '../addresses/search-address.ts';
import { splitUrl } from '../addresses/split-url.ts';
import { clientKey } from './client-address.ts';
import { isPageRequest } from './pages/page-request.ts';
import { plainPage } from './pages/plain-page.ts';
import { answerHtml, answerJson } from './short-answers.ts';
import type { Step } from './steps.ts';

/**
 * Maximum requests of one client in a minute. A whole university may share one address: a thousand people who search at the
 * same time, each with a dozen requests for suggestions while typing, or a class of two hundred who sign in. An export is the
 * work of many pages, and nobody needs it each second.
 */
const requestsPerMinute = { backend: 6_000, suggestions: 12_000, signIn: 1_200, exports: 60 };
type Limited = keyof typeof requestsPerMinute;

/** Parts of `/api` with their own limit, or without a limit (`null`). */
const apiLimits: ReadonlyMap<string, Limited | null> = new Map([
  ['auth', 'signIn'],
  ['suggestions', 'suggestions'],
  ['export', 'exports'],
  ['health', null],
]);

/** Handlers that answer a search. */
const searchPaths = /^\/(?:feeds|calendar\/courses)\//;
/** Handlers at addresses with an id, besides pages. Next's optimiser has the id of a picture in its query. */
const pathsWithId = /^\/(?:(?:calendar|social)\/|_next\/image$)/;

/** Whether a search has so many spellings that no cache holds them: a text, or values of filters together. */
function isEndlessSearch(query: string): boolean {
  const search = parseSearch(query);
  return search.text !== '' || countSelected(search) > 1;
}

/**
 * Whether an address leads to the backend and anybody can make up such addresses without end: by a text, several filters,
 * another query, or an id that may not exist.
 */
function isEndless(path: string, query: string): boolean {
  if (searchPaths.test(path)) return isEndlessSearch(query);
  const page = findPage(path);
  return pathsWithId.test(path) || page?.path.includes('[') || (query !== '' && page?.dependsOn === 'query');
}

/** The limit of an address, if it reaches the backend or the sign-in. Cached pages and pictures are answered before. */
function limitedPart(url: string, product: string): Limited | null {
  const { path, query } = splitUrl(url);
  const [, first, area, ...below] = path.split('/');
  if (first !== product) return null;
  if (area === 'rest') return 'backend';
  if (area !== 'app') return null;
  if (below[0] === 'api') {
    const limited = apiLimits.get(below[1] ?? '');
    return limited === undefined ? 'backend' : limited;
  }
  const inApp = `/${below.join('/')}`;
  if (firstFolder(inApp) === firstFolder(pages.login.path)) return 'signIn';
  return isEndless(inApp, query) ? 'backend' : null;
}

/** Answers 429: a person gets a page to reload, a program a message. */
function answerTooMany(response: ServerResponse, isPage: boolean, { msBeforeNext }: RateLimiterRes): void {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const headers = { 'Retry-After': String(seconds) };
  if (isPage) answerHtml(response, 429, plainPage, headers);
  else answerJson(response, 429, { message: `Too many requests: try again in ${seconds} seconds.` }, headers);
}

/** Counts the requests of each client in this process, and answers 429 when a client exceeds a limit. */
export function createRateLimit(product: string, trustedProxies: number, perMinute = requestsPerMinute): Step {
  const limiters = new Map(
    Object.entries(perMinute).map(([part, points]) => [part, new RateLimiterMemory({ points, duration: 60 })]),
  );
  return async (request, response) => {
    const part = limitedPart(request.url ?? '', product);
    const client = part && clientKey(request, trustedProxies);
    if (!part || !client) return false;
    try {
      await limiters.get(part)?.consume(client);
      return false;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      answerTooMany(response, isPageRequest(request, product), refusal);
      return true;
    }
  };
}
