import type { Query } from '@/lib/api/rest-client';
import type { Parameters } from '@/lib/api/schemas/call-parameters';
import { Problem } from './problem';

/**
 * The parameters that a call knows, out of all that were sent; others are left out.
 *
 * @throws {Problem} 400 that names the parameter which is wrong or given twice
 */
export function parseParameters(known: Parameters, sent: URLSearchParams): Query {
  const entries = Object.entries(known).flatMap(([name, schema]) => {
    const [value, ...others] = sent.getAll(name);
    if (value === undefined) return [];
    if (others.length > 0) throw new Problem(400, `${name} is given more than once.`);
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new Problem(400, `${name} is wrong: expected ${parsed.error.issues[0]?.message}.`);
    return [[name, parsed.data] as const];
  });
  return Object.fromEntries(entries);
}
