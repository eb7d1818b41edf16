import { BackendError } from '@/lib/api/errors';
import { taggedAnswer } from '@/lib/http/cached-answer';
import { catalogueUnavailable, Problem, problemAnswer } from '@/lib/http/problem';

/** An hour in browsers and a day in shared caches: what shows links asks for a picture once. */
const cacheControl = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800';

/** Answers with a PNG; none is 404, and a backend that fails is 503. */
export async function answerPicture(
  request: Request,
  read: () => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Response> {
  try {
    const picture = await read();
    if (!picture) return problemAnswer(new Problem(404, 'There is no such picture.'));
    return taggedAnswer(request, picture, { 'Content-Type': 'image/png', 'Cache-Control': cacheControl });
  } catch (error) {
    if (error instanceof BackendError) return problemAnswer(catalogueUnavailable);
    throw error;
  }
}
