import { z } from 'zod';
import {
  fullCoursesParameters,
  type Parameters,
  searchParameters,
  seriesParameters,
} from '@/lib/api/schemas/call-parameters';
import { categories, faqs, filters, institutions, iscedTree } from '@/lib/api/schemas/catalogue';
import { course } from '@/lib/api/schemas/course';
import { fullCourses } from '@/lib/api/schemas/extensions';
import { isFilterKey, isFilterName, seriesFilter } from '@/lib/api/schemas/filter-names';
import { paths, type Query } from '@/lib/api/schemas/paths';
import { Problem } from '@/lib/http/problem';
import { isId } from '@/lib/model/id';
import type { Selection } from '@/lib/model/search';

const maxKeys = 100;

const text = z.string('a key must be a text');
const key = text.refine(isFilterKey, 'a key must be 1 to 100 printable characters without < > " \\ and `');
const seriesKey = text.refine(isId, 'a key must be 1 to 64 letters, digits, dots, hyphens or underscores');
const listOf = (one: typeof text) =>
  z.array(one, 'expected a list of keys').max(maxKeys, `expected ${maxKeys} keys at most`);
const filterName = z.string().refine(isFilterName, 'not the name of a filter');
const expectedSelection = 'expected an object of filter names with lists of keys';

/**
 * Body of a search: every filter of the backend with its selected keys, as many as the size of a body allows. A search is
 * sent only with filters (specification, section 5).
 */
export const searchBody = z
  .record(filterName, listOf(key), expectedSelection)
  .refine((selection) => Object.keys(selection).length > 0, 'expected at least one filter');

/** Body of the call for the members of series: only the ids of the series. */
export const seriesBody = z.strictObject(
  { [seriesFilter]: listOf(seriesKey).min(1, 'expected at least one key') },
  `expected ${seriesFilter} with a list of keys and nothing else`,
);

/** A public call of the contract or of an extension; `path` is relative to the catalogue's base address. */
export type PublicCall =
  | {
      readonly method: 'GET';
      readonly path: string;
      readonly parameters?: Parameters;
      /** What is promised. The answer is passed on as it came, but only if it fits. */
      readonly answer: z.ZodType;
      /** Id of the course that the answer must be about. */
      readonly courseId?: string;
    }
  | {
      readonly method: 'POST';
      readonly path: string;
      readonly parameters: Parameters;
      readonly body: z.ZodType<Selection>;
    };

const calls: readonly PublicCall[] = [
  { method: 'GET', path: paths.categories, answer: categories },
  { method: 'GET', path: paths.institutions, answer: institutions },
  { method: 'GET', path: paths.faqs, answer: faqs },
  { method: 'GET', path: paths.iscedTree, answer: iscedTree },
  { method: 'GET', path: paths.filters, answer: filters },
  { method: 'GET', path: paths.fullCourses, parameters: fullCoursesParameters, answer: fullCourses },
  { method: 'POST', path: paths.search, parameters: searchParameters, body: searchBody },
  { method: 'POST', path: paths.seriesMembers, parameters: seriesParameters, body: seriesBody },
];

const coursePrefix = paths.course('');

/**
 * The call for an address below `/api`; `null` when there is no such call. Paths of the contract that end with a
 * slash also match without it.
 *
 * @param segments decoded path segments
 */
export function findCall(segments: readonly string[]): PublicCall | null {
  const path = `/${segments.join('/')}`;
  const id = path.startsWith(coursePrefix) ? path.slice(coursePrefix.length) : '';
  if (isId(id)) return { method: 'GET', path: paths.course(id), answer: course.nullish(), courseId: id };
  return calls.find((call) => call.path.replace(/\/$/, '') === path) ?? null;
}

/**
 * Keeps only the parameters that a call knows.
 *
 * @throws {Problem} 400 that names a parameter that is wrong or given twice
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

function explainIssue({ path, message, code }: z.core.$ZodIssue): string {
  const place = ['the body', ...path.map(String)].join(', ').slice(0, 100);
  // For a wrong record key Zod uses a message of its own instead of the schema's.
  return `In ${place}: ${code === 'invalid_key' ? 'not the name of a filter' : message}.`;
}

/** @throws {Problem} 400 that names the wrong part of the body */
export function parseSelection(schema: z.ZodType<Selection>, body: unknown): Selection {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Problem(400, issue ? explainIssue(issue) : `In the body: ${expectedSelection}.`);
}
