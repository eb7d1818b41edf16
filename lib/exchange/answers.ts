import { STATUS_CODES } from 'node:http';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { publicCacheControl } from '@/lib/http/cached-answer';
import { unavailableProblem } from '@/lib/http/problem';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import { licenceLink } from '@/lib/model/data-licence';

/** Scripts of any site may read the open data. */
const open = { 'Access-Control-Allow-Origin': '*' };

/** Headers of a successful answer. `Link` names the licence of the open data, or says that the operator states none. */
export function okHeaders(contentType: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const link = licenceLink(env().dataLicence, absoluteAddress(routes('en').dataTerms));
  return { ...open, 'Content-Type': contentType, 'Cache-Control': publicCacheControl, Link: link, ...more };
}

/**
 * Keeps answers to a typed text out of shared caches and search engines. With its entity tag a browser can still reuse them.
 */
export const privateHeaders = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };

/** An error answer as problem details (RFC 9457), which no cache may store. */
export function problemDetails(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
  const fixed = { ...open, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers: { ...fixed, ...headers } });
}

/** Returns the answer, or 503 with `Retry-After` when the backend fails. */
export async function answerOrUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const { status, message, headers } = unavailableProblem(error);
    return problemDetails(status, message, headers);
  }
}
