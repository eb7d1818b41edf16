import { createHash } from 'node:crypto';

/** A minute in browsers, five in shared caches, as the pages; a day of an old answer while the backend is slow or away. */
export const kept = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

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
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((value) => value.trim() === tag);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: { ...headers, ETag: tag } });
}
