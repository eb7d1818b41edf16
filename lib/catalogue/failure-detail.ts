import { isHTTPError } from 'ky';
import { BackendError } from '@/lib/api/errors';

/** What is told about a failed question: the server's own message or else the error's (specification, section 8). */
export function failureDetail(error: Error): string {
  return serverMessage(error) ?? error.message;
}

function serverMessage(error: Error): string | null {
  if (error instanceof BackendError) return error.serverMessage;
  if (!isHTTPError<{ readonly message?: unknown }>(error) || typeof error.data !== 'object' || !error.data) return null;
  return typeof error.data.message === 'string' ? error.data.message : null;
}
