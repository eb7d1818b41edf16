import 'server-only';
import { LRUCache } from 'lru-cache';
import { getSuggestions } from '@/lib/api/extensions';
import { createRestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';
import { noSuggestions, type Suggestions } from '@/lib/model/suggestions';
import { readExtensions, readExtensionsOrFail } from './read-extensions';

/** Milliseconds: a class that types at the same moment waits some seconds. Browsers cancel requests for older texts. */
const timeLimitMs = 6_000;

/** Recent answers: when many people type the same, for example in a lecture, the backend is asked once. */
const answers = new LRUCache<string, Promise<Suggestions>>({ max: 1000, ttl: 20_000 });

/** Whether the backend offers suggestions while a visitor types. */
export async function offersSuggestions(): Promise<boolean> {
  return Boolean((await readExtensions()).suggestions);
}

/**
 * Suggestions for a partly typed text, with titles as plain text. The same text is requested at most once in 20 seconds.
 * Empty without a text, or if the backend does not have the extension; while that is unknown there is no answer that could be cached.
 *
 * @throws BackendError
 */
export async function readSuggestions(typed: string, locale: Locale): Promise<Suggestions> {
  if (typed === '') return noSuggestions;
  const { suggestions, teachers } = await readExtensionsOrFail();
  if (!suggestions) return noSuggestions;
  const key = `${locale} ${typed}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = fetchSuggestions(typed, locale, Boolean(teachers));
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function fetchSuggestions(typed: string, locale: Locale, hasTeacherPages: boolean): Promise<Suggestions> {
  // Not repeated and not counted for the backend's health, because the next typed letter starts another request.
  const client = createRestClient({ baseUrl: env().catalogueApiUrl, timeLimit: timeLimitMs, mayRetry: () => false });
  const { courses, near, ...others } = await getSuggestions(client, typed, locale);
  return {
    ...others,
    hasTeacherPages,
    courses: courses.map(withPlainTitle),
    near: near && { ...near, courses: near.courses.map(withPlainTitle) },
  };
}

const withPlainTitle = <Course extends { readonly title: UntrustedHtml }>(course: Course) => ({
  ...course,
  title: plainText(course.title),
});
