/** What a message says about a call that failed: the server's own message or else the error's (specification, section 8). */
export function failureDetail(error: Error): string {
  return serverMessage(error) ?? error.message;
}

/** Errors are known by what they hold: importing their classes would bring two clients to every page. */
function serverMessage(error: Error): string | null {
  // A `BackendError` holds the message, an error of ky the answer's body.
  const { serverMessage: own, data } = error as { readonly serverMessage?: unknown; readonly data?: unknown };
  if (typeof own === 'string') return own;
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' ? data.message : null;
}
