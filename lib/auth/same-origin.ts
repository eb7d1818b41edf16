import { env } from '@/lib/env/env';
import { answerOrProblem, Problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-body';

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

/**
 * Answers a form that a page of this site has posted. A form from another site gets 403. A form larger than 4 kB gets 413,
 * and its rest is not read.
 *
 * @param answer receives the fields of the form
 */
export function answerForm(
  request: Request,
  answer: (fields: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  return answerOrProblem(async () => {
    requireThisSite(request, 'This form can only be sent from the site itself.');
    return answer(await readForm(request));
  });
}
