import { Problem } from './problem';

/** Bytes. */
const maxJsonSize = 16 * 1024;
const maxFormSize = 4 * 1024;

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Closes the connection after the answer, so that the rest of the body is not awaited. */
const tooLarge = (maxSize: number) =>
  new Problem(413, `The body is larger than ${maxSize} bytes.`, { Connection: 'close' });

/**
 * Reads the body of a request, up to the part that exceeds the limit. A `Content-Length` above the limit is refused without
 * reading. The rest is never cancelled, because that would cut the connection before the answer is sent.
 *
 * @param maxSize bytes
 * @throws {Problem} 413 if the body is larger, 400 if it breaks off
 */
async function readBody({ headers, body }: Request, maxSize: number): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > maxSize) throw tooLarge(maxSize);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body?.values({ preventCancel: true }) ?? []) {
      size += part.byteLength;
      if (size > maxSize) throw tooLarge(maxSize);
      parts.push(part);
    }
  } catch (error) {
    // The client has closed the connection: not a server error, and nobody receives the answer.
    throw error instanceof Problem ? error : new Problem(400, 'The body broke off.');
  }
  return Buffer.concat(parts);
}

/**
 * Reads the JSON body of a request, at most 16 kB.
 *
 * @throws {Problem} 415 for another type, 413 if it is too large, 400 if it is not JSON or breaks off
 */
export async function readJson(request: Request): Promise<unknown> {
  const { headers } = request;
  const isPlainJson = jsonType.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
  if (!isPlainJson) throw new Problem(415, 'The body must be JSON: Content-Type application/json, not compressed.');
  const bytes = await readBody(request, maxJsonSize);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'The body is not JSON.');
  }
}

/** Reads the fields of a form, at most 4 kB. @throws {Problem} 413 if it is larger, 400 if it breaks off */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, maxFormSize)));
}
