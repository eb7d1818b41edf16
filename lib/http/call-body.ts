import { z } from 'zod';
import { isId } from '@/lib/api/schemas/fields';
import { isFilterName, seriesFilter } from '@/lib/api/schemas/filter-names';
import { Problem } from './problem';

/** Selected keys by filter name. */
export type Selection = Readonly<Record<string, readonly string[]>>;

const maxFilters = 30;
const maxKeys = 100;

const key = z
  .string('a key must be a text')
  .refine(isId, 'a key must be 1 to 64 letters, digits, dots, hyphens or underscores');
const keys = z.array(key, 'expected a list of keys').max(maxKeys, `expected ${maxKeys} keys at most`);
const filterName = z.string().refine(isFilterName, 'not the name of a filter');
const expectedSelection = 'expected an object of filter names with lists of keys';

/** Body of a search: every filter with its selected keys. A search is sent only with filters (specification, section 5). */
export const searchBody = z
  .record(filterName, keys, expectedSelection)
  .refine((selection) => Object.keys(selection).length > 0, 'expected at least one filter')
  .refine((selection) => Object.keys(selection).length <= maxFilters, `expected ${maxFilters} filters at most`);

/** Body of the question for the members of series: nothing but the ids of those series. */
export const seriesBody = z.strictObject(
  { [seriesFilter]: keys.min(1, 'expected at least one key') },
  `expected ${seriesFilter} with a list of keys and nothing else`,
);

function explainIssue({ path, message, code }: z.core.$ZodIssue): string {
  const place = ['the body', ...path.map(String)].join(', ').slice(0, 100);
  // Zod's own sentence for a wrong name of a record does not carry the message of its schema.
  return `In ${place}: ${code === 'invalid_key' ? 'not the name of a filter' : message}.`;
}

/** @throws {Problem} 400 that names the part which is wrong */
export function parseSelection(schema: z.ZodType<Selection>, body: unknown): Selection {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Problem(400, issue ? explainIssue(issue) : `In the body: ${expectedSelection}.`);
}
