import 'server-only';
import { LRUCache } from 'lru-cache';
import { getSuggestions } from '@/lib/api/extensions';
import { createRestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { Suggestions } from '@/lib/model/suggestions';
import { readExtensions } from './read-extensions';

/** Milliseconds after which nobody waits for suggestions any more: more has been typed meanwhile. */
const timeLimitMs = 1500;

const nothing: Suggestions = { courses: [], categories: [], institutions: [], teachers: [], hasTeacherPages: false };

/** What many type at the same time, in a lecture for example, is asked for once. */
const answers = new LRUCache<string, Promise<Suggestions>>({ max: 1000, ttl: 20_000 });

/** Whether the backend suggests anything while a text is being typed. */
export async function offersSuggestions(): Promise<boolean> {
  return 'suggestions' in (await readExtensions());
}

/**
 * What a text that is being typed may become, with titles as plain text; equal texts are asked for once in 20 seconds.
 * Nothing without a text, or where the backend has no such extension.
 *
 * @throws BackendError
 */
export async function readSuggestions(typed: string, language: InterfaceLanguage): Promise<Suggestions> {
  if (typed === '' || !(await offersSuggestions())) return nothing;
  const key = `${language} ${typed}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = ask(typed, language);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function ask(typed: string, language: InterfaceLanguage): Promise<Suggestions> {
  // Not repeated, and not counted for the backend's health: the next letter asks again.
  const client = createRestClient({ baseUrl: env().catalogueApiUrl, timeLimit: timeLimitMs, mayRepeat: () => false });
  const [{ courses, ...others }, extensions] = await Promise.all([
    getSuggestions(client, typed, language),
    readExtensions(),
  ]);
  const hasTeacherPages = 'teachers' in extensions;
  return {
    ...others,
    hasTeacherPages,
    courses: courses.map((course) => ({ ...course, title: plainText(course.title) })),
  };
}
