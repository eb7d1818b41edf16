import type { PostOptions, RestClient } from '../rest-client.ts';
import { parseAnswer } from '../schemas/parse-answer.ts';

/** What a call came with. */
export type CallInTest = Partial<PostOptions>;

/** A client without a network: a call gives what its schema makes of the answer that the test has for it. */
export function answeringClient(answer: (path: string, options?: CallInTest) => unknown): RestClient {
  return {
    get: async (path, schema, options) => parseAnswer(`GET ${path}`, schema, await answer(path, options)),
    post: async (path, schema, options) => parseAnswer(`POST ${path}`, schema, await answer(path, options)),
  };
}
