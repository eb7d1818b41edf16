import { BackendError } from '@/lib/api/errors';

/** What a message says about a call that failed: the server's own message or else the error's (specification, section 8). */
export function failureDetail(error: Error): string {
  return serverMessage(error) ?? error.message;
}

function serverMessage(error: Error): string | null {
  if (error instanceof BackendError) return error.serverMessage;
  // An error of ky holds the answer's body; importing its class would bring the client to every page.
  const { data } = error as { readonly data?: unknown };
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' ? data.message : null;
}
