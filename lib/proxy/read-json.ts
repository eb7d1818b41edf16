import { Problem } from './problem';

/** Bytes. */
const maxBodySize = 16 * 1024;
const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const tooLarge = () => new Problem(413, `The body is larger than ${maxBodySize} bytes.`);

function requireJson({ headers }: Request): void {
  const isPlainJson = jsonType.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
  if (!isPlainJson) throw new Problem(415, 'The body must be JSON: Content-Type application/json, not compressed.');
}

async function readText({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > maxBodySize) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBodySize) throw tooLarge();
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The JSON body of a request, read no further than 16 kB.
 *
 * @throws {Problem} 415 for another type, 413 when it is too large, 400 when it is not JSON or breaks off
 */
export async function readJson(request: Request): Promise<unknown> {
  requireJson(request);
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'The body is not JSON.');
  }
}
