import { Problem } from './problem.ts';

/** Ends the connection with the answer: the rest of the body is not waited for, however long it is. */
const tooLarge = (maxSize: number) =>
  new Problem(413, `The body is larger than ${maxSize} bytes.`, { Connection: 'close' });

/**
 * The body of a request, read no further than the part that passes the limit; a length told in advance is enough to
 * refuse it. The rest is never cancelled: that would cut the connection before the answer is on its way.
 *
 * @param maxSize bytes
 * @throws {Problem} 413 when it is larger
 */
export async function readBody({ headers, body }: Request, maxSize: number): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > maxSize) throw tooLarge(maxSize);
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxSize) throw tooLarge(maxSize);
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
