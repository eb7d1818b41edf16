import { createHash } from 'node:crypto';
import { endedAt } from '../cache/cache-control.ts';

/**
 * `Cache-Control` of what everyone may see: a minute in browsers, five in shared caches, as the pages; for a day an old
 * answer while the backend is slow or away.
 */
export const publicCacheControl =
  'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

/** The same, ended when a state that is shown changes. @param changesAt milliseconds since the epoch; `null`: never */
export const publicUntil = (changesAt: number | null): string => endedAt(publicCacheControl, changesAt, Date.now());

/** Whether a browser already has this version: the weak comparison of RFC 9110, section 13.1.2. */
export function isUnchanged(ifNoneMatch: string | null, etag: string | null): boolean {
  if (ifNoneMatch === null || etag === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return (ifNoneMatch.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}

/**
 * A good answer with an entity tag, or 304 without a body for a client that has it already. The tag is weak, because
 * the server in front may compress the answer.
 */
export function taggedAnswer(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const known = isUnchanged(request.headers.get('if-none-match'), tag);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: { ...headers, ETag: tag } });
}
