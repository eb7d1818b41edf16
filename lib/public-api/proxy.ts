import { recordHealth } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { createRestClient, type RestClient, type RestClientOptions } from '@/lib/api/rest-client';
import { isAnotherCourse } from '@/lib/api/schemas/course';
import { anyAnswer } from '@/lib/api/schemas/parse-answer';
import { publicCacheControl } from '@/lib/http/cached-answer';
import { answerOrProblem, notFoundProblem, requireMethod } from '@/lib/http/problem';
import { readJson } from '@/lib/http/read-body';
import type { Locale } from '@/lib/model/locale';
import { findCall, type PublicCall, parseParameters, parseSelection } from './public-calls';
import { throwTranslated } from './translated-problem';

/** Base address of the calls, and their time limit. */
export type Backend = Pick<RestClientOptions, 'baseUrl' | 'timeLimit'>;

/** Maximum nesting of an answer that is passed on. The contract has seven levels; `JSON.stringify` fails at some thousands. */
const maxLevels = 500;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

const passedAnswer = anyAnswer.refine((answer) => !isDeeper(answer, maxLevels), `at most ${maxLevels} levels`);

function requireCall(request: Request, segments: readonly string[]): PublicCall {
  const call = findCall(segments);
  if (!call) throw notFoundProblem();
  requireMethod(request, call.method);
  return call;
}

/**
 * Makes a call that contains only values accepted by its schemas.
 *
 * @throws BackendError also when the answer of a read makes no sense, because shared caches would keep it for hours
 */
async function makeCall(call: PublicCall, request: Request, client: RestClient): Promise<unknown> {
  const query = parseParameters(call.parameters ?? {}, new URL(request.url).searchParams);
  if (call.method === 'GET') {
    const answer = await client.get(call.path, passedAnswer, { query, emptyMeansAbsent: true });
    if (answer === undefined || call.answer.safeParse(answer).success) return answer;
    throw new BackendError({
      call: `GET ${call.path}`,
      kind: 'malformed',
      reason: 'the answer is not what was promised',
    });
  }
  const body = parseSelection(call.body, await readJson(request));
  return client.post(call.path, passedAnswer, { query, body, isRead: true });
}

/** The locale for error messages. The pages of this site send theirs as `Accept-Language`. */
function localeOf({ headers }: Request): Locale {
  return /^(it|\*|$)/i.test(headers.get('accept-language') ?? '') ? 'it' : 'en';
}

/**
 * Answers a request below `/api` from the catalogue's backend, if it is a public call of the contract or of an extension. The request to
 * the backend is built from checked values: no header, cookie or unknown parameter of the visitor is passed on.
 *
 * @param segments the decoded path segments below `/api`
 */
export function answerPublicCall(request: Request, segments: readonly string[], backend: Backend): Promise<Response> {
  return answerOrProblem(async () => {
    const call = requireCall(request, segments);
    const client = recordHealth(createRestClient(backend));
    const answer = await makeCall(call, request, client).catch((error) => throwTranslated(error, localeOf(request)));
    if (answer === undefined) throw notFoundProblem();
    if (call.method === 'GET' && call.courseId && isAnotherCourse(call.courseId, answer)) throw notFoundProblem();
    const lifetime = call.method === 'GET' ? publicCacheControl : 'no-store';
    return Response.json(answer, { headers: { 'Cache-Control': lifetime } });
  });
}
