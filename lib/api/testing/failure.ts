import { BackendError } from '../errors.ts';

/** The BackendError of a call; throws when the call succeeds or fails with another error. */
export async function failureOf(call: Promise<unknown>): Promise<BackendError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof BackendError) return outcome;
  throw new Error('expected a BackendError', { cause: outcome });
}
