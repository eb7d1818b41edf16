import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { acceptedEncoding, compress, decompress, type Encoding, encodings } from './compression.ts';
import type { HeldAnswer, Sender } from './hold-answer.ts';

/** A page, or the data of one, as it is sent: without marks, with its headers, in one or more encodings. */
export interface FinishedPage {
  readonly status: number;
  /** Names and values in turn, apart from what belongs to one encoding. */
  readonly headers: readonly string[];
  readonly bodies: Readonly<Partial<Record<Encoding | 'identity', Buffer>>>;
  /** Hash of the uncompressed body and the policy: the core of its entity tags. `null` for what nobody may keep. */
  readonly hash: string | null;
}

/** Headers of Next's answer that are made anew, or mean nothing to anybody else. */
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

/** The headers of an answer as a flat list, with others instead of those of the same name. */
export function flatHeaders(given: OutgoingHttpHeaders, others: Readonly<Record<string, string>>): string[] {
  const othersNames = new Set(Object.keys(others).map((name) => name.toLowerCase()));
  const kept = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || replaced.has(name) || othersNames.has(name)) return [];
    const values = Array.isArray(value) ? value : [String(value)];
    // Next writes the address of a redirect twice when it renders it for the first time.
    return (name === 'location' ? values.slice(0, 1) : values).flatMap((one) => [name, one]);
  });
  return [...kept, ...Object.entries(others).flat(), 'Vary', varying(given.vary)];
}

/** What of an answer has been worked out. */
export interface PageParts {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly hash: string | null;
}

/** The body of a held answer as it was before it was compressed. */
export async function readBody({ headers, body }: HeldAnswer): Promise<Buffer> {
  return headers['content-encoding'] === undefined ? body : decompress(body);
}

/** A hash for entity tags of what differs between two versions of a page. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}

/** A page in all encodings, to be kept. */
export async function finishToKeep({ body, ...page }: PageParts): Promise<FinishedPage> {
  const [br, gzip] = await Promise.all(encodings.map((encoding) => compress(body, encoding, 'kept')));
  return { ...page, bodies: { ...(br && { br }), ...(gzip && { gzip }) } };
}

/** A page in the encoding of the one visitor who gets it. */
export async function finishOnce({ body, ...page }: PageParts, acceptEncoding: string | undefined) {
  const encoding = acceptedEncoding(acceptEncoding);
  const bodies = encoding === null ? { identity: body } : { [encoding]: await compress(body, encoding, 'once') };
  return { ...page, bodies } satisfies FinishedPage;
}

function isKnownTo(ifNoneMatch: string | undefined, hash: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${hash}`) || ifNoneMatch.trim() === '*');
}

function entityTag(hash: string | null, encoding: Encoding | 'identity'): string[] {
  if (hash === null) return [];
  return ['ETag', encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`];
}

/** Bodies without compression, as long as somebody is being sent one: five thousand slow readers share it. */
const plainBodies = new WeakMap<FinishedPage, WeakRef<Buffer>>();

/** The body for a client that takes no compression, which few are. */
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
 * Sends a finished page: 304 to whoever has it, otherwise in the best encoding that the client takes.
 *
 * @param cacheState where the page came from, for the header `X-Cache` and the log: HIT, STALE, MISS or BYPASS
 */
export function sendPage(request: IncomingMessage, sender: Sender, page: FinishedPage, cacheState: string): void {
  const { headers, bodies, hash, status } = page;
  const common = [...headers, 'X-Cache', cacheState];
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  if (status === 200 && hash !== null && isKnownTo(request.headers['if-none-match'], hash)) {
    sender.writeHead(304, [...common, ...entityTag(hash, wanted ?? 'identity')]);
    sender.end();
    return;
  }
  const encoding = wanted !== null && bodies[wanted] !== undefined ? wanted : 'identity';
  const body = bodies[encoding] ?? plainBody(page);
  const withBody = request.method !== 'HEAD';
  common.push('Content-Length', String(body.length), ...entityTag(hash, encoding));
  if (encoding !== 'identity') common.push('Content-Encoding', encoding);
  sender.writeHead(status, common);
  sender.end(withBody ? body : undefined);
}
