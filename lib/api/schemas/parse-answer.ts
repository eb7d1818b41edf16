import * as z from 'zod';
import { BackendError } from '../errors.ts';
import { collectDropped } from './list.ts';

/** Schema of an answer that is passed on unchanged. */
export const anyAnswer = z.unknown();

/** Maximum number of faults in one log line. */
const namedFaults = 5;

/**
 * Turns an answer into the domain model. Unusable list items are left out and logged.
 *
 * @param call method and path, for the error and the log
 * @throws BackendError of kind `malformed` when the answer as a whole is unusable
 */
export function parseAnswer<T>(call: string, schema: z.ZodType<T>, answer: unknown): T {
  const { result, dropped } = collectDropped(() => schema.safeParse(answer));
  if (!result.success) {
    const reason = `the answer is not what was promised: ${z.prettifyError(result.error).replaceAll('\n', ' ')}`;
    throw new BackendError({ call, kind: 'malformed', reason, cause: result.error });
  }
  if (dropped.length > 0) {
    const faults = dropped.slice(0, namedFaults).map(({ list, index, reason }) => `${list} ${index} (${reason})`);
    const rest = dropped.length > namedFaults ? ' and more' : '';
    console.warn(`${call}: ${dropped.length} unusable list items left out: ${faults.join(', ')}${rest}`);
  }
  return result.data;
}
