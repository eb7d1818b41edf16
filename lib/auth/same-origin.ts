/**
 * Whether a request comes from a page of this site, as the browser tells it. A browser that tells nothing, as on plain
 * http, may read: the cookies of a sign-in are not sent along with what another site embeds, and no other site can see
 * the answer. To change something, it must tell.
 *
 * @param siteUrl the public origin
 */
export function isFromThisSite({ headers, method }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const isRead = method === 'GET' || method === 'HEAD';
  if (site !== null) return site === 'same-origin' || (isRead && site === 'none');
  const origin = headers.get('origin');
  return origin === null ? isRead : origin === siteUrl;
}
