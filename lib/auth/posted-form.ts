import { env } from '../env.ts';
import { Problem, problemAnswer, wrongMethod } from '../proxy/problem.ts';
import { isFromThisSite } from './same-origin.ts';

/** Bytes. */
const maxSize = 4096;

/**
 * Answers a form that a page of this site has sent; one of another site is refused with 403.
 *
 * @param answer gets the fields of the form
 */
export async function answerForm(
  request: Request,
  answer: (fields: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return problemAnswer(wrongMethod('POST'));
  if (!isFromThisSite(request, env().siteUrl)) {
    return problemAnswer(new Problem(403, 'This form can only be sent from the site itself.'));
  }
  const text = await request.text();
  if (text.length > maxSize) return problemAnswer(new Problem(413, `The form is larger than ${maxSize} bytes.`));
  return answer(new URLSearchParams(text));
}
