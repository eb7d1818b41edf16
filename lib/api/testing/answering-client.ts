import type { PostOptions, RestClient } from '../rest-client.ts';
import { parseAnswer } from '../schemas/parse-answer.ts';

/** The options of a call. */
export type CallInTest = Partial<PostOptions>;

/** A client without a network: the test gives the answer to each call, and the call's schema parses it. */
export function answeringClient(answer: (path: string, options?: CallInTest) => unknown): RestClient {
  return {
    get: async (path, schema, options) => parseAnswer(`GET ${path}`, schema, await answer(path, options)),
    post: async (path, schema, options) => parseAnswer(`POST ${path}`, schema, await answer(path, options)),
  };
}
