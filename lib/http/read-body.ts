import { Problem } from './problem';

/** Bytes. */
const maxJsonSize = 16 * 1024;
const maxFormSize = 4 * 1024;

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Ends the connection with the answer: the rest of the body is not waited for, however long it is. */
const tooLarge = (maxSize: number) =>
  new Problem(413, `The body is larger than ${maxSize} bytes.`, { Connection: 'close' });

/**
 * The body of a request, read no further than the part that passes the limit; an announced length is enough to refuse
 * it. The rest is never cancelled: that would cut the connection before the answer is on its way.
 *
 * @param maxSize bytes
 * @throws {Problem} 413 when it is larger, 400 when it breaks off
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
    // Its sender has left: no fault of ours, and nobody hears the answer.
    throw error instanceof Problem ? error : new Problem(400, 'The body broke off.');
  }
  return Buffer.concat(parts);
}

/**
 * The JSON body of a request, read no further than 16 kB.
 *
 * @throws {Problem} 415 for another type, 413 when it is too large, 400 when it is not JSON or breaks off
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

/** The fields of a form, read no further than 4 kB. @throws {Problem} 413 when it is larger, 400 when it breaks off */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, maxFormSize)));
}
