import { createHash } from 'node:crypto';
import { BackendError } from '@/lib/api/errors';

/** As long as the pages that show the same courses are kept. */
export const KEPT = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

/** Open data may be read by scripts of any site. */
const open = { 'Access-Control-Allow-Origin': '*' };

/** Seconds after which a client may ask again. */
const RETRY_AFTER = '30';

const titles = { 400: 'Bad Request', 404: 'Not Found', 406: 'Not Acceptable', 503: 'Service Unavailable' } as const;

/** Headers of a good answer. */
export function goodHeaders(contentType: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...open, 'Content-Type': contentType, 'Cache-Control': KEPT, ...more };
}

/**
 * A good answer with an entity tag, or 304 without a body for a client that has it already. The tag is weak, because
 * the server in front may compress the answer.
 */
export function taggedAnswer(request: Request, body: string, headers: Readonly<Record<string, string>>): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((value) => value.trim() === tag);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: { ...headers, ETag: tag } });
}

/** A request without a good answer as problem details (RFC 9457), which nobody may keep. */
export function problemDetails(
  status: keyof typeof titles,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { type: 'about:blank', title: titles[status], status, detail };
  const fixed = { ...open, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers: { ...fixed, ...headers } });
}

/** Gives the answer, or 503 with `Retry-After` when the backend fails on the way to it. */
export async function answerOrUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return problemDetails(503, 'The catalogue cannot be read at the moment; ask again later.', {
      'Retry-After': RETRY_AFTER,
    });
  }
}
