import { BackendError } from './errors.ts';

/** Maximum size of an answer, in bytes. */
const maxAnswerBytes = 20 * 1024 * 1024;

/**
 * Reads an answer to its end, so that faults and timeouts while the body arrives count as faults of the call.
 *
 * @returns the same answer with its body in memory
 * @throws BackendError when the answer is larger than 20 MB, or is a redirect that the browser hides
 */
export async function readWhole(call: string, response: Response): Promise<Response> {
  if (response.type === 'opaqueredirect') {
    throw new BackendError({ call, kind: 'status', reason: 'the answer is a redirect' });
  }
  const body = response.body ? await readLimited(call, response.body) : '';
  // Some statuses, such as 204, allow no body at all, not even an empty one.
  return new Response(body || null, { status: response.status, headers: response.headers });
}

async function readLimited(call: string, body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxAnswerBytes) {
      await reader.cancel();
      throw new BackendError({ call, kind: 'malformed', reason: `the answer is larger than ${maxAnswerBytes} bytes` });
    }
    text += decoder.decode(value, { stream: true });
  }
}
