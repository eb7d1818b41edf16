import * as z from 'zod';
import { BackendError } from '../api/errors.ts';

/** How a renewal is named in logs, without the token. */
export const renewalCall = 'GET /jaf/oauth/token/refresh/…';

const failureNote = z.object({
  kind: z.enum(['timeout', 'network', 'status', 'malformed']),
  status: z.number().nullable(),
});

/** What those who wait for a renewal are told when it fails. */
export type RenewalFailure = z.output<typeof failureNote>;

/** What of a failure decides how requests are answered. */
export function noteOf({ kind, status }: BackendError): RenewalFailure {
  return { kind, status };
}

/** The failure of a renewal that somebody else has made. @param note as it was read, not to be trusted */
export function failureOf(note: unknown): BackendError {
  const { kind, status } = failureNote.safeParse(note).data ?? { kind: 'network', status: null };
  return new BackendError({ call: renewalCall, kind, status, reason: 'the renewal that this one waited for failed' });
}
