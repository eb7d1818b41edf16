import { publicCacheControl, taggedAnswer } from '@/lib/http/cached-answer';
import { answerOrProblem, notFoundProblem, unavailableProblem } from '@/lib/http/problem';
import { textStream } from '@/lib/http/text-stream';

type Pieces = AsyncGenerator<string>;
type Content = string | Uint8Array<ArrayBuffer> | Pieces;

/**
 * Answers with content from the backend. `null` becomes 404, and content in one piece gets an entity tag. When the backend
 * fails before the first two pieces of a streamed text, the answer is 503. When it fails later, the connection is
 * aborted, so that nobody takes the answer for complete.
 *
 * @param headers must have the `Content-Type`; the default `Cache-Control` is that of the pages
 */
export function crawlerAnswer(
  request: Request,
  headers: Readonly<Record<string, string>>,
  read: () => Promise<Content | null>,
): Promise<Response> {
  return answerOrProblem(async () => {
    const content = await read();
    if (content === null) throw notFoundProblem();
    const all = { 'Cache-Control': publicCacheControl, ...headers };
    if (typeof content === 'string' || content instanceof Uint8Array) return taggedAnswer(request, content, all);
    const [first, second] = [await content.next(), await content.next()];
    if (second.done) return taggedAnswer(request, first.value ?? '', all);
    return new Response(textStream(resumed([first.value, second.value], content)), { headers: all });
  }, unavailableProblem);
}

/** The pieces that were already read, then the rest. */
async function* resumed(read: readonly string[], rest: Pieces): Pieces {
  try {
    yield* read;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
