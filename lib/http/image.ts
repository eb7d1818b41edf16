import ky from 'ky';
import { BackendError } from '@/lib/api/errors';
import { toBackendError } from '@/lib/api/fault';
import { retryUntil } from '@/lib/api/retry';
import { isId } from '@/lib/api/schemas/fields';
import { backendProblem } from './backend-problem';
import { imageHeaders, isUnchanged } from './image-headers';
import { letGo, limitBody } from './limited-body';
import { Problem, problemAnswer } from './problem';
import type { Backend } from './public-api';

const maxSize = 10 * 1024 * 1024;
/** Milliseconds until a picture begins to arrive, and of waiting for the rest: five seconds together. */
const usualTimeLimit = 3000;
const bodyWait = 2000;
const noImage = () => new Problem(404, 'There is no such picture.');

/** The backend's answer as it begins to arrive. @throws {Problem} when there is no good one */
async function fetchImage(id: string, { baseUrl, timeLimit = usualTimeLimit }: Backend): Promise<Response> {
  const path = `/immagine/${encodeURIComponent(id)}`;
  try {
    return await ky(path, {
      prefix: baseUrl,
      headers: { accept: 'image/*' },
      redirect: 'manual',
      cache: 'no-store',
      timeout: false,
      totalTimeout: timeLimit,
      retry: retryUntil(performance.now() + timeLimit),
    });
  } catch (fault) {
    const error = toBackendError(`GET ${path}`, timeLimit, fault);
    if (!(error instanceof BackendError)) throw error;
    const problem = backendProblem(error);
    if (problem.status < 500) throw noImage();
    console.warn(error.message);
    throw problem;
  }
}

/** What is passed on of the backend's answer. @throws {Problem} when it is no picture or too large */
function answerWith(image: Response, request: Request): Response {
  const headers = imageHeaders(image.headers);
  if (!headers || !image.body) throw noImage();
  if (Number(image.headers.get('content-length')) > maxSize) {
    throw new Problem(502, `The picture is larger than ${maxSize} bytes.`);
  }
  if (isUnchanged(request.headers.get('if-none-match'), headers.get('etag'))) {
    return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(limitBody(image.body, { size: maxSize, wait: bodyWait }), { headers });
}

async function passImage(id: string, request: Request, backend: Backend): Promise<Response> {
  if (!isId(id)) throw noImage();
  const image = await fetchImage(id, backend);
  try {
    return answerWith(image, request);
  } finally {
    if (image.body && !image.body.locked) letGo(image.body);
  }
}

/**
 * Answers with the backend's picture of an id: only pictures, 10 MB at most, with their type, ETag and lifetime.
 * No picture is 404 `{message}`, a failure 502, 503 or 504.
 */
export async function answerImage(request: Request, id: string, backend: Backend): Promise<Response> {
  return passImage(id, request, backend).catch((error) => {
    if (error instanceof Problem) return problemAnswer(error);
    throw error;
  });
}
