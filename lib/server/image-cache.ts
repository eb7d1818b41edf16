import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { splitUrl } from '../addresses/split-url.ts';
import { isUnchanged } from '../http/cached-answer.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { type AppHandler, fetchFromApp } from './fetch-from-app.ts';
import { RunningWork } from './running-work.ts';
import type { Step } from './steps.ts';

/** All that the optimiser gets to know of a request. */
interface Wanted {
  readonly query: string;
  readonly accept: 'image/webp' | '*/*';
}

const limits = { bytes: 64 * 1024 * 1024, lifetimeMs: 60 * 60 * 1000 };
/** Bytes of an entry besides its picture, roughly. */
const entryBytes = 1024;
/** Seconds that browsers and shared caches may store a picture: as long as the optimiser (`minimumCacheTTL`). */
const goodPicture = 'public, max-age=86400, must-revalidate';
/** What of the optimiser's answer is about the picture. */
const pictureHeaders = ['content-type', 'content-disposition', 'content-security-policy', 'etag', 'vary'];

/** One spelling for each picture, so that nobody fills the memory with copies. */
const questionSchema = z.object({
  url: z.string().regex(/^(?:\/(?!\.+(?:\/|$))[\w.~-]+)+$/),
  w: z.string().regex(/^[1-9]\d{0,4}$/),
  q: z.string().regex(/^[1-9]\d{0,2}$/),
});
const broken: CapturedAnswer = { status: 500, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) };
const refusal: CapturedAnswer = {
  status: 400,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('A picture is asked for with url (a path of this site), w (pixels) and q (quality).'),
};

function wantedPicture(query: string, { accept }: IncomingMessage['headers']): Wanted | null {
  const question = questionSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!question.success) return null;
  const { url, w, q } = question.data;
  const ordered = new URLSearchParams({ url, w, q }).toString();
  return { query: ordered, accept: accept?.includes('image/webp') ? 'image/webp' : '*/*' };
}

/** The optimiser's entity tag with the quotes that it leaves out (RFC 9110, section 8.8.3). */
function tagOf({ etag }: OutgoingHttpHeaders) {
  return etag === undefined ? {} : { etag: `"${String(etag).replaceAll('"', '')}"` };
}

function send(request: IncomingMessage, response: ServerResponse, picture: CapturedAnswer, cacheState: string): void {
  const { status, headers, body } = picture;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('X-Cache', cacheState);
  const etag = headers.etag === undefined ? null : String(headers.etag);
  if (isUnchanged(request.headers['if-none-match'] ?? null, etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * A bounded memory in front of Next's image optimiser: with `isrFlushToDisk: false` that stores nothing itself and would
 * resize a picture again for every visitor. The least used pictures go first, and all after an hour.
 */
export function createImageCache(handleApp: AppHandler, product: string): Step {
  const base = `/${product}/app/_next/image`;
  const running = new RunningWork<CapturedAnswer>();
  const cache = new LRUCache<string, CapturedAnswer>({
    maxSize: limits.bytes,
    sizeCalculation: ({ body }) => body.length + entryBytes,
    ttl: limits.lifetimeMs,
  });

  async function render({ query, accept }: Wanted, name: string): Promise<CapturedAnswer> {
    const { status, headers, body } = await fetchFromApp(handleApp, `${base}?${query}`, { accept });
    const isGood = status === 200 && String(headers['content-type']).startsWith('image/');
    const about = Object.entries(headers).filter(([header]) => pictureHeaders.includes(header));
    const cacheControl = isGood ? goodPicture : 'no-store';
    const picture = {
      status,
      headers: { ...Object.fromEntries(about), 'cache-control': cacheControl, ...tagOf(headers) },
      body,
    };
    if (isGood) cache.set(name, picture);
    return picture;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    const wanted = wantedPicture(query, request.headers);
    if (wanted === null) return send(request, response, refusal, 'BYPASS');
    const name = `${wanted.accept} ${wanted.query}`;
    const cached = cache.get(name);
    if (cached) return send(request, response, cached, 'HIT');
    const picture = await running.share(name, () => render(wanted, name)).catch(() => broken);
    send(request, response, picture, 'MISS');
  }

  return async (request, response) => {
    const { path, query } = splitUrl(request.url ?? '');
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    // The optimiser answers below its address too, where nothing would be remembered.
    await answer(request, response, path === base ? query : '');
    return true;
  };
}
