import { BackendError } from './errors.ts';

/** Maximum size of an answer, in bytes. */
const maxAnswerBytes = 20 * 1024 * 1024;

/**
 * Reads an answer to its end, so that faults and timeouts while the body arrives count as faults of the call.
 *
 * @returns the same answer with its body in memory
 * @throws BackendError when the answer is larger than 20 MB, has no HTTP status, or is a redirect that the browser hides
 */
export async function readWhole(call: string, response: Response): Promise<Response> {
  if (response.type === 'opaqueredirect') {
    throw new BackendError({ call, kind: 'status', reason: 'the answer is a redirect' });
  }
  // `fetch` reads such a status, but no `Response` can be made with it.
  if (response.status > 599) throw new BackendError({ call, kind: 'malformed', reason: `status ${response.status}` });
  const bytes = response.body
    ? await new Response(response.body.pipeThrough(sizeLimit(call))).arrayBuffer()
    : undefined;
  const body = decoderOf(response).decode(bytes);
  // Some statuses, such as 204, allow no body at all, not even an empty one.
  return new Response(body || null, { status: response.status, headers: response.headers });
}

/** JSON is UTF-8 (RFC 8259), but older Java servers send ISO-8859-1, and say so. */
function decoderOf({ headers }: Response): TextDecoder {
  const charset = /;\s*charset="?([\w:.-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Passes on the parts of a body until they are too large together; then the stream fails and its sender is cancelled. */
function sizeLimit(call: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(part, controller) {
      size += part.byteLength;
      if (size <= maxAnswerBytes) return controller.enqueue(part);
      throw new BackendError({ call, kind: 'malformed', reason: `the answer is larger than ${maxAnswerBytes} bytes` });
    },
  });
}
