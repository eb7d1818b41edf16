import { createHash } from 'node:crypto';
import { limitCacheControl } from '../cache/cache-control.ts';

/**
 * `Cache-Control` of public answers: fresh for a minute in browsers and for five in shared caches (as pages). Caches may
 * show a stale answer for a day while the backend is slow or unavailable.
 */
export const publicCacheControl =
  'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

/** The same, but ending when a shown state changes. @param changesAt milliseconds since the epoch; `null`: never */
export const publicUntil = (changesAt: number | null): string =>
  limitCacheControl(publicCacheControl, changesAt, Date.now());

/** Whether a browser already has this version, by the weak comparison of RFC 9110, section 13.1.2. */
export function isUnchanged(ifNoneMatch: string | null, etag: string | null): boolean {
  if (ifNoneMatch === null || etag === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return (ifNoneMatch.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}

/**
 * An answer 200 with an entity tag, or 304 without a body if the client already has this version. The tag is weak, because
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
