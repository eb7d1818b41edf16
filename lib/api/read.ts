import type * as z from 'zod';
import { parseAnswer } from './schemas/parse-answer.ts';
import type { GetOptions, PostOptions, Transport } from './transport.ts';

/** Gets an answer and turns it into the domain model. @throws BackendError */
export async function readGet<T>(
  transport: Transport,
  path: string,
  schema: z.ZodType<T>,
  options?: GetOptions,
): Promise<T> {
  return parseAnswer(`GET ${path}`, schema, await transport.get(path, options), transport.reportDropped);
}

/** As {@link readGet}, for a question that is asked with POST. @throws BackendError */
export async function readPost<T>(
  transport: Transport,
  path: string,
  schema: z.ZodType<T>,
  options: Omit<PostOptions, 'isRead'>,
): Promise<T> {
  const answer = await transport.post(path, { ...options, isRead: true });
  return parseAnswer(`POST ${path}`, schema, answer, transport.reportDropped);
}
