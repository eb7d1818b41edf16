import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { splitUrl } from '../addresses/split-url.ts';
import { Turns } from '../cache/turns.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { type AppHandler, fetchFromApp } from './fetch-from-app.ts';
import { type FinishedPage, sendPage } from './pages/finished-page.ts';
import { RunningWork } from './running-work.ts';

/** Everything that the optimiser learns from a request. */
interface Wanted {
  readonly query: string;
  readonly accept: 'image/webp' | '*/*';
}

const limits = { bytes: 64 * 1024 * 1024, lifetimeMs: 60 * 60 * 1000 };
/** Resizing a picture takes two calls and a thread. After a start all pictures of some pages may be asked for. */
const turnLimits = { atOnce: 8, waiting: 500 };
/** Approximate size of an entry without its picture, in bytes. */
const entryBytes = 1024;
/** Browsers and shared caches may store a picture for as many seconds as the optimiser does (`minimumCacheTTL`). */
const pictureCacheControl = 'public, max-age=86400, must-revalidate';
/** Headers of the optimiser's answer that describe the picture. */
const pictureHeaders = ['content-type', 'content-disposition', 'content-security-policy', 'vary'];

/** Each picture has one spelling, so that nobody can fill the memory with copies. */
const questionSchema = z.object({
  url: z.string().regex(/^(?:\/(?!\.+(?:\/|$))[\w.~-]+)+$/),
  w: z.string().regex(/^[1-9]\d{0,4}$/),
  q: z.string().regex(/^[1-9]\d{0,2}$/),
});
function noPicture(status: number, body = ''): FinishedPage {
  const headers = ['Content-Type', 'text/plain; charset=utf-8'];
  return {
    status,
    headers,
    cacheControl: 'no-store',
    bodies: { identity: Buffer.from(body) },
    hash: null,
    endsAt: null,
  };
}

const broken = noPicture(500);
const refusedNow = noPicture(503);
const refusal = noPicture(400, 'A picture is asked for with url (a path of this site), w (pixels) and q (quality).');

/** The optimiser's answer as it is sent. */
function toPicture({ status, headers, body }: CapturedAnswer): FinishedPage {
  const isGood = status === 200 && String(headers['content-type']).startsWith('image/');
  return {
    status,
    headers: pictureHeaders.flatMap((header) => (headers[header] ? [header, String(headers[header])] : [])),
    cacheControl: isGood ? pictureCacheControl : 'no-store',
    bodies: { identity: body },
    // The optimiser may write an entity tag without quotes.
    hash: headers.etag === undefined ? null : String(headers.etag).replaceAll('"', ''),
    endsAt: null,
  };
}

function wantedPicture(query: string, { accept }: IncomingMessage['headers']): Wanted | null {
  const question = questionSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!question.success) return null;
  const { url, w, q } = question.data;
  const ordered = new URLSearchParams({ url, w, q }).toString();
  return { query: ordered, accept: accept?.includes('image/webp') ? 'image/webp' : '*/*' };
}

const nameOf = ({ query, accept }: Wanted) => `${accept} ${query}`;

/**
 * A cache of limited size in front of Next's image optimiser. With `isrFlushToDisk: false` the optimiser stores nothing and
 * would resize a picture for every visitor. The least recently used are dropped first, all others after an hour.
 *
 * @returns two steps: `sendCached` sends a picture that is cached, `answer` has any other resized and refuses a wrong question
 */
export function createImageCache(handleApp: AppHandler, product: string) {
  const base = `/${product}/app/_next/image`;
  const running = new RunningWork<FinishedPage>();
  const turns = new Turns(turnLimits);
  const cache = new LRUCache<string, FinishedPage>({
    maxSize: limits.bytes,
    sizeCalculation: ({ bodies: { identity } }) => (identity?.length ?? 0) + entryBytes,
    ttl: limits.lifetimeMs,
  });

  async function render(wanted: Wanted): Promise<FinishedPage> {
    const { query, accept } = wanted;
    const picture = toPicture(await fetchFromApp(handleApp, `${base}?${query}`, { accept }));
    if (picture.cacheControl === pictureCacheControl) cache.set(nameOf(wanted), picture);
    return picture;
  }

  async function renderOrBroken(wanted: Wanted): Promise<FinishedPage> {
    const picture = await turns
      .run(() => render(wanted))
      .catch((error: unknown) => {
        console.error('A picture could not be resized:', error);
        return broken;
      });
    return picture ?? refusedNow;
  }

  function wantedBy({ url = '', headers }: IncomingMessage): Wanted | null {
    const { path, query } = splitUrl(url);
    return path === base ? wantedPicture(query, headers) : null;
  }

  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const wanted = wantedBy(request);
    const cached = wanted && cache.get(nameOf(wanted));
    if (!cached) return false;
    sendPage(request, response, cached, 'HIT');
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { path } = splitUrl(request.url ?? '');
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    // The optimiser would also answer at addresses below its own, where nothing is cached: refuse them.
    const wanted = wantedBy(request);
    if (wanted === null) sendPage(request, response, refusal, 'BYPASS');
    else sendPage(request, response, await running.share(nameOf(wanted), () => renderOrBroken(wanted)), 'MISS');
    return true;
  }

  return { sendCached, answer };
}
