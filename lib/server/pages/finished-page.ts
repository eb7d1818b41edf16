import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { limitCacheControl } from '../../cache/cache-control.ts';
import { isUnchanged } from '../../http/cached-answer.ts';
import type { Sender } from '../capture-answer.ts';
import { acceptedEncoding, compress, type Encoding, encodings } from '../compression.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page, or the data of a page, ready to be sent in one or more encodings. */
export interface FinishedPage extends Omit<RenderedPage, 'body'> {
  readonly bodies: Readonly<Partial<Record<Encoding | 'identity', Buffer>>>;
}

/** Compresses a page in all encodings for the cache. */
export async function finishForCache({ body, ...page }: RenderedPage): Promise<FinishedPage> {
  const [br, gzip] = await Promise.all([compress(body, 'br', 'cached'), compress(body, 'gzip', 'cached')]);
  return { ...page, bodies: { br, gzip } };
}

/** Compresses a page for the one visitor who gets it. */
export async function finishForOne(
  { body, ...page }: RenderedPage,
  acceptEncoding: string | undefined,
): Promise<FinishedPage> {
  const encoding = acceptedEncoding(acceptEncoding);
  const bodies = encoding === null ? { identity: body } : { [encoding]: await compress(body, encoding, 'once') };
  return { ...page, bodies };
}

function entityTag(hash: string, encoding: Encoding | 'identity'): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether a client has a page, in any encoding. */
function isKnownTo({ headers }: IncomingMessage, hash: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  return (['identity', ...encodings] as const).some((encoding) => isUnchanged(ifNoneMatch, entityTag(hash, encoding)));
}

/** Decompressed bodies, kept only while one is being sent: five thousand slow readers share one body. */
const plainBodies = new WeakMap<FinishedPage, WeakRef<Buffer>>();

/** The body for a client that accepts no compression. Such clients are rare. */
function plainBody(page: FinishedPage): Buffer {
  const shared = plainBodies.get(page)?.deref();
  if (shared) return shared;
  const { gzip } = page.bodies;
  if (gzip === undefined) throw new Error('A finished page has no body to decompress');
  const body = gunzipSync(gzip);
  plainBodies.set(page, new WeakRef(body));
  return body;
}

/**
 * Sends a finished page in the best encoding that the client accepts, or 304 if the client already has it.
 *
 * @param cacheState where the page comes from, for the header `X-Cache` and the log: HIT, STALE, MISS or BYPASS
 */
export function sendPage(request: IncomingMessage, sender: Sender, page: FinishedPage, cacheState: string): void {
  const { bodies, hash, status, endsAt } = page;
  // No cache may show the page after `endsAt`.
  const cacheControl = limitCacheControl(page.cacheControl, endsAt, Date.now());
  const common = [...page.headers, 'Cache-Control', cacheControl, 'X-Cache', cacheState];
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = wanted !== null && bodies[wanted] !== undefined ? wanted : 'identity';
  if (hash !== null) common.push('ETag', entityTag(hash, encoding));
  if (status === 200 && hash !== null && isKnownTo(request, hash)) {
    sender.writeHead(304, common);
    sender.end();
    return;
  }
  const body = bodies[encoding] ?? plainBody(page);
  common.push('Content-Length', String(body.length));
  if (encoding !== 'identity') common.push('Content-Encoding', encoding);
  sender.writeHead(status, common);
  sender.end(request.method === 'HEAD' ? undefined : body);
}
