import ky from 'ky';
import { toBackendError } from '@/lib/api/fault';
import { fetchFromNetwork } from '@/lib/api/fetch-from-network';
import { retryUntil } from '@/lib/api/retry';
import { isUnchanged } from '@/lib/http/cached-answer';
import { inertDocumentPolicy } from '@/lib/http/inert-document';
import { cancelBody, limitBody } from '@/lib/http/limited-body';
import { answerOrProblem, Problem, problemOf } from '@/lib/http/problem';
import { isId } from '@/lib/model/id';
import type { Backend } from './proxy';

const maxSize = 10 * 1024 * 1024;
/** Time limits in milliseconds, for the beginning of a picture and for the rest of it: five seconds together. */
const defaultTimeLimit = 3000;
const bodyWait = 2000;
const noImage = () => new Problem(404, 'There is no such picture.');

/** The lifetime of a picture when the backend sends none: one hour. */
const defaultCacheControl = 'public, max-age=3600';
const imageType = /^image\/[a-z0-9][a-z0-9.+-]*$/;
const entityTag = /^(W\/)?"[\x21\x23-\x7e]*"$/;

/** An SVG that is opened by itself is a document of this origin: it must run no scripts, and is downloaded instead of shown. */
const documentProtection = {
  'Content-Security-Policy': inertDocumentPolicy,
  'Content-Disposition': 'attachment; filename="picture.svg"',
};

/** The headers of a picture for the visitor, made from the backend's headers; `null` when the answer is not a picture. */
function imageHeaders(headers: Headers): Headers | null {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!imageType.test(type)) return null;
  const etag = headers.get('etag') ?? '';
  return new Headers({
    'Content-Type': type,
    'Cache-Control': headers.get('cache-control') ?? defaultCacheControl,
    'X-Content-Type-Options': 'nosniff',
    ...(entityTag.test(etag) && { ETag: etag }),
    ...(/svg|xml/.test(type) && documentProtection),
  });
}

/** The backend's answer, whose body may still be arriving. @throws {Problem} when there is no successful answer */
async function fetchImage(id: string, { baseUrl, timeLimit = defaultTimeLimit }: Backend): Promise<Response> {
  const path = `/immagine/${encodeURIComponent(id)}`;
  try {
    return await ky(path, {
      prefix: baseUrl,
      headers: { accept: 'image/*' },
      redirect: 'manual',
      timeout: false,
      totalTimeout: timeLimit,
      retry: retryUntil(performance.now() + timeLimit),
      fetch: (input) => fetchFromNetwork(input, { cache: 'no-store' }),
    });
  } catch (fault) {
    const problem = problemOf(toBackendError(`GET ${path}`, timeLimit, fault));
    throw problem.status < 500 ? noImage() : problem;
  }
}

/** The answer for the visitor. @throws {Problem} when the backend's answer is not a picture or too large */
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

/**
 * Answers with the backend's picture for an id: at most 10 MB, with its type, ETag and lifetime. A missing picture, or an
 * answer that is not a picture, is 404 `{message}`; a failure is 502, 503 or 504.
 */
export function answerImage(request: Request, id: string, backend: Backend): Promise<Response> {
  return answerOrProblem(async () => {
    if (!isId(id)) throw noImage();
    const image = await fetchImage(id, backend);
    try {
      return answerWith(image, request);
    } finally {
      if (image.body && !image.body.locked) cancelBody(image.body);
    }
  });
}
