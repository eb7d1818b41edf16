import { Problem } from './problem';
import { readBody } from './read-body';

/** Bytes. */
const maxBodySize = 16 * 1024;
const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

function requireJson({ headers }: Request): void {
  const isPlainJson = jsonType.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
  if (!isPlainJson) throw new Problem(415, 'The body must be JSON: Content-Type application/json, not compressed.');
}

/**
 * The JSON body of a request, read no further than 16 kB.
 *
 * @throws {Problem} 415 for another type, 413 when it is too large, 400 when it is not JSON or breaks off
 */
export async function readJson(request: Request): Promise<unknown> {
  requireJson(request);
  try {
    const bytes = await readBody(request, maxBodySize);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'The body is not JSON.');
  }
}
