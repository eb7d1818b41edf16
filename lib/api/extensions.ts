import type { InterfaceLanguage } from '../model/language.ts';
import type { SearchWithoutResult } from '../model/search.ts';
import { BackendError } from './errors.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { extensions, fullCourses, searchesWithoutResult } from './schemas/extensions.ts';
import { internalPaths } from './schemas/internal-calls.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { type FoundSuggestions, suggestions, suggestionsQuery } from './schemas/suggestions.ts';
import { getProperties } from './shell.ts';

/** The extensions of the REST contract that the web app uses, each with the versions that it speaks. */
const spokenVersions = {
  /** How many courses each category has in common with others. */
  categories: [1],
  /** Dates, hours, level and subtitles in a summary. */
  'course-facts': [1],
  /** The whole catalogue, many courses with everything in one answer. */
  'full-courses': [1],
  /** How a text was searched for: what was corrected, what no course has, the exact search; from 2 on what it is near to, and counts. */
  search: [1, 2],
  /** What was searched for and not found, for the editorial desk. */
  'searches-without-result': [1],
  /** Courses, categories, institutions and teachers for a text that is being typed. */
  suggestions: [1],
  /** Ids of teachers, a call for one of them with courses and colleagues, and one for those of an institution. */
  teachers: [1],
} as const satisfies Readonly<Record<string, readonly number[]>>;

type ExtensionName = keyof typeof spokenVersions;

/** The extensions that backend and web app have in common, each with the highest version that both speak. */
export type Extensions = Readonly<Partial<Record<ExtensionName, number>>>;

const refuses = ({ status }: BackendError): boolean => status !== null && status < 500;

/**
 * What the backend can do beyond the contract, as far as the web app speaks it. A backend that has no such call has none;
 * one that also refuses what the contract gives to everybody has said nothing.
 *
 * @throws BackendError when the backend does not answer, fails or answers without sense, which says nothing of what it can do
 */
export async function getExtensions(client: RestClient): Promise<Extensions> {
  try {
    const offered = await client.get(paths.extensions, extensions);
    const common = Object.entries(spokenVersions).flatMap(([name, versions]) => {
      const both = versions.filter((version) => offered.some((one) => one.name === name && one.version === version));
      return both.length > 0 ? [[name, Math.max(...both)]] : [];
    });
    return Object.fromEntries(common);
  } catch (error) {
    if (!(error instanceof BackendError && refuses(error))) throw error;
    if (error.status !== 404) await getProperties(client);
    return {};
  }
}

/** Courses of one answer. */
const pageSize = 200;

/**
 * Asks for the next courses of the whole catalogue, in its order (extension `full-courses`). What makes no sense is left out.
 *
 * @param after the `next` of the answer before; null for the first courses
 * @returns the courses, and what to ask for the next ones; null: these were the last
 * @throws BackendError
 */
export function getFullCourses(client: RestClient, after: string | null) {
  return client.get(paths.fullCourses, fullCourses, { query: listQuery(pageSize, after) });
}

/**
 * What was searched for and not found, the most frequent first (extension `searches-without-result`), for a signed-in
 * person.
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
 * Asks what a text that is being typed may become (extension `suggestions`). What makes no sense is left out.
 *
 * @throws BackendError
 */
export function getSuggestions(
  client: RestClient,
  typed: string,
  language: InterfaceLanguage,
): Promise<FoundSuggestions> {
  return client.get(paths.suggestions, suggestions, { query: suggestionsQuery(typed, language) });
}
