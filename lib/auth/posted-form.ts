import { answerOrProblem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-body';
import { requireThisSite } from './same-origin';

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
