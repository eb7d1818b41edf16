import { env } from '@/lib/env/env';
import { Problem } from '@/lib/http/problem';

/**
 * Whether a request comes from a page of this site, from the browser's headers. A browser without these headers, as on plain
 * http, may read: other sites cannot see the answer, and what they embed is requested without the sign-in's cookies. A
 * request that changes something must have them.
 */
function isFromThisSite({ headers, method }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const isRead = method === 'GET' || method === 'HEAD';
  if (site !== null) return site === 'same-origin' || (isRead && site === 'none');
  const origin = headers.get('origin');
  return origin === null ? isRead : origin === env().siteUrl;
}

/** Refuses a request that comes from another site. @throws {Problem} 403 */
export function requireThisSite(request: Request, refusal = 'Only pages of the site itself may ask.'): void {
  if (!isFromThisSite(request)) throw new Problem(403, refusal);
}
