import type { FullCourse } from '../model/course.ts';
import type { Locale } from '../model/locale.ts';
import type { SearchWithoutResult } from '../model/search.ts';
import { BackendError, isTemporaryStatus } from './errors.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { extensions, fullCourses, maxFullCourses } from './schemas/extensions.ts';
import { internalPaths } from './schemas/internal-calls.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { searchesWithoutResult } from './schemas/search-extension.ts';
import { type FoundSuggestions, suggestions, suggestionsQuery } from './schemas/suggestions.ts';
import { getProperties } from './site-settings.ts';

/** The extensions of the REST contract that the web app uses, each with the versions it supports. */
const supportedVersions = {
  /** How many courses each category has in common with others. */
  categories: [1],
  /** Dates, hours, level and subtitles in a summary. */
  'course-facts': [1],
  /** The whole catalogue: many complete courses in each answer. */
  'full-courses': [1],
  /** Corrections of the text, words that no course has, the exact search. Version 2 adds orders, near and related courses, and counts. */
  search: [1, 2],
  /** Searches that found nothing, for the editorial desk. */
  'searches-without-result': [1],
  /** Courses, categories, institutions and teachers that match a text while it is typed. */
  suggestions: [1],
  /** Ids of all teachers, one teacher with courses and colleagues, and the teachers of an institution. */
  teachers: [1],
} as const satisfies Readonly<Record<string, readonly number[]>>;

type ExtensionName = keyof typeof supportedVersions;

/** The extensions that backend and web app have in common, each with the highest version that both support. */
export type Extensions = Readonly<Partial<Record<ExtensionName, number>>>;

const isRefusal = ({ status }: BackendError): boolean => status !== null && !isTemporaryStatus(status);

/**
 * The extensions of the backend that the web app supports. A backend with 404 for this call has none. After another refusal a
 * public call of the contract is tried: if it works, there are no extensions; if it fails too, they are unknown.
 *
 * @throws BackendError when the extensions are unknown: no answer, a fault of the backend or an unusable answer
 */
export async function getExtensions(client: RestClient): Promise<Extensions> {
  try {
    const offered = await client.get(paths.extensions, extensions);
    const common = Object.entries(supportedVersions).flatMap(([name, versions]) => {
      const both = versions.filter((version) => offered.some((one) => one.name === name && one.version === version));
      return both.length > 0 ? [[name, Math.max(...both)]] : [];
    });
    return Object.fromEntries(common);
  } catch (error) {
    if (!(error instanceof BackendError && isRefusal(error))) throw error;
    if (error.status !== 404) await getProperties(client);
    return {};
  }
}

/**
 * Yields the whole catalogue in its order, two hundred courses with each call (extension `full-courses`). Unusable courses are
 * left out.
 *
 * @param clientOfCall returns the client of the next call
 * @throws BackendError
 */
export async function* fullCourseBatches(
  clientOfCall: () => RestClient,
  options?: CallOptions,
): AsyncGenerator<readonly FullCourse[]> {
  const seen = new Set<string | null>();
  for (let after: string | null = null; !seen.has(after); ) {
    seen.add(after);
    const query = listQuery(maxFullCourses, after);
    const { courses, next } = await clientOfCall().get(paths.fullCourses, fullCourses, { ...options, query });
    yield courses;
    if (next === null) return;
    after = next;
  }
  throw new BackendError({ call: 'full-courses', kind: 'malformed', reason: 'the courses lead in a circle' });
}

/**
 * The searches that found nothing, the most frequent first (extension `searches-without-result`). The person must be
 * signed in.
 *
 * @throws BackendError
 */
export function getSearchesWithoutResult(
  client: RestClient,
  options?: CallOptions,
): Promise<readonly SearchWithoutResult[]> {
  return client.get(internalPaths.searchesWithoutResult, searchesWithoutResult, options);
}

/**
 * Reads suggestions for a text while it is typed (extension `suggestions`). Unusable suggestions are left out.
 *
 * @throws BackendError
 */
export function getSuggestions(client: RestClient, typed: string, locale: Locale): Promise<FoundSuggestions> {
  return client.get(paths.suggestions, suggestions, { query: suggestionsQuery(typed, locale) });
}
