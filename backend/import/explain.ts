import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'no text',
  number: 'no number',
  boolean: 'neither true nor false',
  array: 'no list',
  object: 'no object in braces',
  record: 'no object in braces',
};

/** What is wrong, where a schema does not say it in its own words: never the validator's. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has what the export does not know: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input !== undefined) return `is ${kinds[issue.expected] ?? 'not valid'}`;
  return issue.input === undefined || issue.input === null ? 'is missing' : 'is not valid';
}

/** Everything that is wrong with a record, field by field: `title is missing; eqf_level is no level of the EQF, 1 to 8`. */
export function explainAll({ issues }: z.ZodError): string {
  const sentences = issues.map(({ path, message }) => `${pathText(path)} ${message}`.trim());
  return [...new Set(sentences)].join('; ');
}

/** A place in a record for people: `teachers, entry 2, last_name`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');
}
