import { env } from '../env/env.ts';
import { Problem, problemAnswer, wrongMethod } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { isFromThisSite } from './same-origin.ts';

/** Bytes. */
const maxSize = 4096;

/** The fields of a form that a page of this site has sent. @throws {Problem} 405, 403 or 413 */
async function readForm(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') throw wrongMethod('POST');
  if (!isFromThisSite(request, env().siteUrl)) {
    throw new Problem(403, 'This form can only be sent from the site itself.');
  }
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, maxSize)));
}

/**
 * Answers a form that a page of this site has sent; one of another site is refused with 403, one that is larger than
 * 4 kB with 413 before the rest of it is read.
 *
 * @param answer gets the fields of the form
 */
export async function answerForm(
  request: Request,
  answer: (fields: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  try {
    return await answer(await readForm(request));
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error);
    throw error;
  }
}
