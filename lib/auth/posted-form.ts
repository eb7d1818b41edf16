import { answerOrProblem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-body';
import { requireThisSite } from './same-origin';

/**
 * Answers a form that a page of this site has sent; one of another site is refused with 403, one that is larger than
 * 4 kB with 413 before the rest of it is read.
 *
 * @param answer gets the fields of the form
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
