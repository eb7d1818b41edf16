import { z } from 'zod';

/** PostgreSQL stores no null character, and half a surrogate pair is no character. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Any text that can be stored. */
export const text = z
  .string({ error: ({ input }) => (input === null || input === undefined ? 'is missing' : 'is no text') })
  .max(1_000_000, 'is longer than a million characters')
  .refine(storable, 'has characters that cannot be stored');

/** Absolute http(s) address. */
export const webAddress = text.pipe(
  z.url({ protocol: /^https?$/, error: 'is no address that begins with http:// or https://' }),
);

/** A date and time, ISO 8601 with a zone. */
export const dateTime = z.iso
  .datetime({ offset: true, error: 'is no date and time such as 2026-01-31T08:00:00Z' })
  .transform((value) => new Date(value));

export const eqfLevel = z.string().regex(/^[1-8]$/, 'is no level of the EQF, 1 to 8');

/** The first mistake, for people: which field, and what is wrong with it. */
export function explain(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')} ${issue.message}`.trim() : 'is not valid';
}
