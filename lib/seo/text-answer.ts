import { BackendError } from '@/lib/api/errors';
import { backendProblem } from '@/lib/proxy/backend-problem';
import { Problem, problemAnswer } from '@/lib/proxy/problem';

/** A minute in browsers, five in shared caches; a day of an old answer while the backend is slow or away. */
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

type Pieces = AsyncGenerator<string>;

/**
 * Answers with a text that is read from the backend; no text is 404. A backend that fails, also before the first piece
 * of a streamed text, is 502, 503 or 504 with `{message}`; after it the answer breaks off, so that nobody takes it for whole.
 */
export async function textAnswer(type: string, read: () => Promise<string | Pieces | null>): Promise<Response> {
  try {
    const text = await read();
    if (text === null) return problemAnswer(new Problem(404, 'There is nothing here.'));
    const body = typeof text === 'string' ? text : await streamOf(text);
    return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl } });
  } catch (error) {
    if (error instanceof BackendError) return problemAnswer(backendProblem(error));
    throw error;
  }
}

/** A stream that asks for the next piece when the reader wants it; waits for the first one, which may fail. */
async function streamOf(pieces: Pieces): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await pieces.next();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
