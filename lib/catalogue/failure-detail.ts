/** The detail of a message about a failed call: the server's own message, else the error's (specification, section 8). */
export function failureDetail(error: Error): string {
  // Errors are recognised by their properties, because importing their classes would load two clients on every page. A
  // `BackendError` has the message, an error of ky has the answer's body.
  const { serverMessage, data } = error as {
    readonly serverMessage?: unknown;
    readonly data?: { message?: unknown } | null;
  };
  const message = serverMessage ?? data?.message;
  return typeof message === 'string' ? message : error.message;
}
