/**
 * What a message says about a call that failed: the server's own message (specification, section 8), or else a general one.
 * What the error calls itself is for developers, in English.
 *
 * @param general in the visitor's language; without one the summary of the message says enough
 */
export function failureDetail(error: Error, general?: string): string | undefined {
  return serverMessage(error) ?? general;
}

/** Errors are known by what they hold: importing their classes would bring two clients to every page. */
function serverMessage(error: Error): string | null {
  // A `BackendError` holds the message, an error of ky the answer's body.
  const { serverMessage: own, data } = error as { readonly serverMessage?: unknown; readonly data?: unknown };
  if (typeof own === 'string') return own;
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' ? data.message : null;
}
