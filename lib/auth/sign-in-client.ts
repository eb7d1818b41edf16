import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds. */
const timeLimit = 5000;

/** For the calls about sign-in that may be repeated after a fault. */
export function repeatingClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit });
}

/** An answer; `null`, and a line in the log, where there is none. @param what goes on without it, for that line */
export async function orNone<T>(answer: Promise<T>, what: string): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    console.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** For codes and tokens, which work once: nothing is sent twice. */
export function singleUseClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit: 2 * timeLimit, mayRepeat: () => false });
}
