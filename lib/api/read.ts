import type * as z from 'zod';
import { BackendError } from './errors.ts';
import { parseAnswer } from './schemas/parse-answer.ts';
import type { CallOptions, GetOptions, PostOptions, Transport } from './transport.ts';

/** Seconds for which the second answer to a question is kept. */
const secondLifetime = 1;

const isMalformed = (error: unknown): boolean => error instanceof BackendError && error.kind === 'malformed';

/**
 * Reads an answer, and once more past what is kept when it makes no sense: Next keeps every answer with status 200,
 * among them a proxy's page about maintenance, which must not outlive the maintenance.
 *
 * @param read asks with these changes to its options and parses the answer
 * @throws BackendError
 */
export async function readSensible<T>(
  options: CallOptions | undefined,
  read: (changes: Pick<GetOptions, 'next' | 'isFresh'>) => Promise<T>,
): Promise<T> {
  try {
    return await read({});
  } catch (error) {
    if (!options?.next?.revalidate || !isMalformed(error)) throw error;
    return read({ next: { ...options.next, revalidate: secondLifetime }, isFresh: true });
  }
}

/** Gets an answer and turns it into the domain model. @throws BackendError */
export function readGet<T>(transport: Transport, path: string, schema: z.ZodType<T>, options?: GetOptions): Promise<T> {
  return readSensible(options, async (changes) => {
    const answer = await transport.get(path, { ...options, ...changes });
    return parseAnswer(`GET ${path}`, schema, answer, transport.reportDropped);
  });
}

/** As {@link readGet}, for a question that is asked with POST. @throws BackendError */
export function readPost<T>(
  transport: Transport,
  path: string,
  schema: z.ZodType<T>,
  options: Omit<PostOptions, 'isRead'>,
): Promise<T> {
  return readSensible(options, async (changes) => {
    const answer = await transport.post(path, { ...options, ...changes, isRead: true });
    return parseAnswer(`POST ${path}`, schema, answer, transport.reportDropped);
  });
}
