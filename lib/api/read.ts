import type * as z from 'zod';
import type { GetOptions, PostOptions, RestClient } from './rest-client.ts';
import { parseAnswer } from './schemas/parse-answer.ts';

/** Gets an answer and turns it into the domain model. @throws BackendError */
export async function readGet<T>(
  client: RestClient,
  path: string,
  schema: z.ZodType<T>,
  options?: GetOptions,
): Promise<T> {
  return parseAnswer(`GET ${path}`, schema, await client.get(path, options), client.reportDropped);
}

/** As {@link readGet}, for a question that is asked with POST. @throws BackendError */
export async function readPost<T>(
  client: RestClient,
  path: string,
  schema: z.ZodType<T>,
  options: Omit<PostOptions, 'isRead'>,
): Promise<T> {
  const answer = await client.post(path, { ...options, isRead: true });
  return parseAnswer(`POST ${path}`, schema, answer, client.reportDropped);
}
