import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { romeEndOfDay, romeMidnight } from '../rome-time.ts';

/** PostgreSQL cannot store a null character, and half a surrogate pair is not a character. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Pages show 50 levels. The time to parse HTML grows with the square of its depth: 300,000 levels take minutes. */
const maxDepth = 1_000;

/** Whether the elements of a text are nested at most {@link maxDepth} deep; stops at the first that is deeper. */
function isFlatEnough(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth > maxDepth) parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth <= maxDepth;
}

/** A text of any kind. */
export const anyText = z.string({
  error: ({ input }) => (input === null || input === undefined ? 'is missing' : 'is no text'),
});

/** Any text that can be stored. */
export const text = anyText
  .max(1_000_000, 'is longer than a million characters')
  .refine(storable, 'has characters that cannot be stored')
  .refine(isFlatEnough, `has tags inside of tags, more than ${maxDepth} deep`);

/** Lists and objects of real documents are nested half a dozen deep. */
const maxJsonDepth = 100;

/** Whether lists and objects are nested at most `depth` deep. */
function isShallow(value: unknown, depth = maxJsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** Entries of one list of a course. The time to tell teachers of the same name apart grows with the square of their number. */
const maxEntries = 1_000;
const tooManyEntries = `has more than ${maxEntries} entries`;

/** A list with at most {@link maxEntries} entries of any kind. @param shape an example of it, for the refusal */
export const anyList = (shape: string) =>
  z.array(z.unknown(), `is no list such as ${shape}`).max(maxEntries, tooManyEntries);

/** Any value of JSON that can be searched through recursively; a list has at most {@link maxEntries} entries. */
export const jsonValue = z
  .unknown()
  .refine((value) => isShallow(value), `has lists or objects inside of others, more than ${maxJsonDepth} deep`)
  .refine((value) => !Array.isArray(value) || value.length <= maxEntries, tooManyEntries);

/** A name of a person. PostgreSQL indexes it whole, and refuses one of a megabyte. */
export const personName = text.max(1_000, 'is longer than a thousand characters');

/** `https://www.polimi.it@evil.example` looks like an address of polimi.it. */
function namesNoUser(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username === '' && password === '';
}

/**
 * Absolute http(s) address, with a host name of at most 253 characters (RFC 1035). Pages leave out what is longer than 2,048
 * characters or names a user (`lib/api/schemas/web-address.ts`).
 */
export const webAddress = text.pipe(
  z
    .url({
      protocol: /^https?$/,
      hostname: /^.{1,253}$/,
      error: 'is no address that begins with http:// or https:// and a host name',
    })
    .max(2048, 'is longer than 2,048 characters')
    .refine(namesNoUser, 'has a user name or a password before its host name, so no page shows it'),
);

const noTime = 'is no date and time such as 2026-01-31T08:00:00Z';
/** PostgreSQL has no year 0, and the driver writes later years than 9999 in a form that it cannot read. */
const isStorable = (time: Date) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** A date and time (ISO 8601 with a zone), or a date alone, which `timeOf` converts to a time. */
function dateTime(timeOf: typeof romeMidnight) {
  return z.union(
    [
      z.iso
        .datetime({ offset: true })
        .transform((value) => new Date(value))
        .refine(isStorable, noTime),
      // Before 1894 Italian clocks followed the sun; such a date is a typing error.
      z.iso
        .date()
        .refine((value) => value >= '1894')
        .transform((value) => timeOf(new Date(value), 0)),
    ],
    noTime,
  );
}

/** A start: a date alone means its midnight in Italy, as in the REST contract ("Types on the wire"). */
export const startTime = dateTime(romeMidnight);

/** An end: a date alone means its last second in Italy. */
export const endTime = dateTime(romeEndOfDay);

export const eqfLevel = z.string().regex(/^[1-8]$/, 'is no level of the EQF, 1 to 8');

const kinds: Readonly<Record<string, string>> = {
  string: 'no text',
  number: 'no number',
  boolean: 'neither true nor false',
  array: 'no list',
  object: 'no object in braces',
  record: 'no object in braces',
};

/** A value of a file as a message shows it: its beginning, on one line. */
export function shown(value: string, maxLength = 60): string {
  return value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/** Error texts for schemas without a text of their own, so that the validator's wording is never shown. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has what the export does not know: ${issue.keys.map((key) => shown(key)).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input !== undefined) return `is ${kinds[issue.expected] ?? 'not valid'}`;
  return issue.input === undefined || issue.input === null ? 'is missing' : 'is not valid';
}

/** All errors of a record, field by field: `title is missing; eqf_level is no level of the EQF, 1 to 8`. */
export function explainAll({ issues }: z.ZodError): string {
  const sentences = issues.map(({ path, message }) => `${pathText(path)} ${message}`.trim());
  return [...new Set(sentences)].join('; ');
}

/** A readable path in a record: `teachers, entry 2, last_name`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : shown(String(step)))).join(', ');
}
