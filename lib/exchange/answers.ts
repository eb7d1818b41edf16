import { STATUS_CODES } from 'node:http';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { publicCacheControl } from '@/lib/http/cached-answer';
import { type Problem, unavailableProblem } from '@/lib/http/problem';
import { licenceLink } from '@/lib/model/data-licence';

/** Scripts of any site may read the open data. */
const open = { 'Access-Control-Allow-Origin': '*' };

/** Headers of a successful answer. `Link` names the licence of the open data, or says that the operator states none. */
export function okHeaders(contentType: string, more: Readonly<Record<string, string>>): Record<string, string> {
  const link = licenceLink(env().dataLicence, absoluteAddress(routes('en').dataTerms));
  return { ...open, 'Content-Type': contentType, 'Cache-Control': publicCacheControl, Link: link, ...more };
}

/**
 * Keeps answers to a typed text out of shared caches and search engines. With its entity tag a browser can still reuse them.
 */
export const privateHeaders = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };

/** A problem as problem details (RFC 9457), which no cache may store. */
function problemDetails({ status, message, headers }: Problem): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail: message };
  const fixed = { ...open, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers: { ...fixed, ...headers } });
}

/** Returns the answer, or the problem that occurred; any failure of the backend is 503 with `Retry-After`. */
export async function answerOrProblemDetails(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return problemDetails(unavailableProblem(error));
  }
}
