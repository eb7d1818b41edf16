import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { AppHandler } from './app-handler.ts';

interface KeptImage {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const limits = { bytes: 64 * 1024 * 1024, lifetimeMs: 60 * 60 * 1000 };

/** Bytes of an entry besides its picture, roughly. */
const entryBytes = 1024;

function imageKey({ method, url = '', headers }: IncomingMessage, product: string): string | null {
  if (method !== 'GET' || !url.startsWith(`/${product}/app/_next/image?`)) return null;
  return `${headers.accept?.includes('image/webp') ? 'webp' : 'other'} ${url}`;
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body }: KeptImage): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.removeHeader('Content-Length');
    response.writeHead(304).end();
  } else response.end(body);
}

/** Collects an answer while it is written, and hands a good picture over when it is complete. */
function record(response: ServerResponse, keep: (image: KeptImage) => void): void {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  response.write = ((...args: Parameters<typeof write>) => {
    collect(args[0]);
    return write(...args);
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    collect(args[0]);
    const isPicture = String(response.getHeader('content-type')).startsWith('image/');
    if (response.statusCode === 200 && isPicture) keep({ headers: response.getHeaders(), body: Buffer.concat(chunks) });
    return end(...args);
  }) as typeof response.end;
}

/**
 * Puts a bounded memory in front of Next's image optimiser: with `isrFlushToDisk: false` it keeps nothing itself and
 * would resize a picture again for every visitor. The least used pictures go first, and all after an hour.
 */
export function keepImages(handleApp: AppHandler, product: string): AppHandler {
  const kept = new LRUCache<string, KeptImage>({
    maxSize: limits.bytes,
    sizeCalculation: ({ body }) => body.length + entryBytes,
    ttl: limits.lifetimeMs,
  });
  return async (request, response) => {
    const key = imageKey(request, product);
    const image = key === null ? undefined : kept.get(key);
    if (image) return send(request, response, image);
    if (key !== null) record(response, (picture) => kept.set(key, picture));
    return handleApp(request, response);
  };
}
