import { BackendError } from '@/lib/api/errors';
import { publicCacheControl, taggedAnswer } from '@/lib/http/cached-answer';
import { catalogueUnavailable, Problem, problemAnswer } from '@/lib/http/problem';

type Pieces = AsyncGenerator<string>;

/** What a text is; `headers` are more than the usual ones. */
interface TextKind {
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers with a text that is read from the backend; no text is 404, an answer of another kind stays as it is. A text of one piece has an entity tag. A backend
 * that fails, also before the first two pieces of a streamed text, is 503 with `{message}`; after them the answer
 * breaks off, so that nobody takes it for whole.
 */
export async function textAnswer(
  request: Request,
  { type, headers = {} }: TextKind,
  read: () => Promise<string | Pieces | Response | null>,
): Promise<Response> {
  const all = { ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': publicCacheControl };
  try {
    const text = await read();
    if (text === null) return problemAnswer(new Problem(404, 'There is nothing here.'));
    if (text instanceof Response) return text;
    if (typeof text === 'string') return taggedAnswer(request, text, all);
    const [first, second] = [await text.next(), await text.next()];
    if (second.done) return taggedAnswer(request, first.value ?? '', all);
    return new Response(streamOf([first.value, second.value], text), { headers: all });
  } catch (error) {
    if (error instanceof BackendError) return problemAnswer(catalogueUnavailable);
    throw error;
  }
}

/** A stream of what has been read and then of the rest, whose next piece is asked for when the reader wants it. */
function streamOf(read: readonly string[], rest: Pieces): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of read) controller.enqueue(encoder.encode(piece));
    },
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
