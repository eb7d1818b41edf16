/** What a message says about a call that failed: the server's own message or else the error's (specification, section 8). */
export function failureDetail(error: Error): string {
  // Errors are known by what they hold: importing their classes would bring two clients to every page. A `BackendError` holds the
  // message, an error of ky the answer's body.
  const { serverMessage, data } = error as {
    readonly serverMessage?: unknown;
    readonly data?: { message?: unknown } | null;
  };
  const message = serverMessage ?? data?.message;
  return typeof message === 'string' ? message : error.message;
}
