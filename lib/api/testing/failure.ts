import { BackendError } from '../errors.ts';

/** The error that a call to the backend ends with; fails when it ends well or with an error of another kind. */
export async function failureOf(call: Promise<unknown>): Promise<BackendError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof BackendError) return outcome;
  throw new Error('expected a BackendError', { cause: outcome });
}
