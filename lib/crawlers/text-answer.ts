import { BackendError } from '@/lib/api/errors';
import { publicCacheControl, taggedAnswer } from '@/lib/http/cached-answer';
import { catalogueUnavailable, Problem, problemAnswer } from '@/lib/http/problem';
import { textStream } from '@/lib/http/text-stream';

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
    return new Response(textStream(resumed([first.value, second.value], text)), { headers: all });
  } catch (error) {
    if (error instanceof BackendError) return problemAnswer(catalogueUnavailable);
    throw error;
  }
}

/** What has been read and then the rest. */
async function* resumed(read: readonly string[], rest: Pieces): Pieces {
  try {
    yield* read;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
