import { getTranslations } from 'next-intl/server';
import { Problem, problemOf } from '@/lib/http/problem';
import type { Locale } from '@/lib/model/locale';

/**
 * Throws an error as a problem. When the message is the key of a text, that text replaces it (specification, section 8).
 *
 * @throws {Problem}; any error that is not the backend's is thrown unchanged
 */
export async function throwTranslated(error: unknown, locale: Locale): Promise<never> {
  const problem = problemOf(error);
  if (!/^[\w.]+$/.test(problem.message)) throw problem;
  const t = await getTranslations({ locale });
  const key = problem.message as Parameters<typeof t>[0];
  if (!t.has(key) || typeof t.raw(key) !== 'string') throw problem;
  throw new Problem(problem.status, t(key), problem.headers);
}
