import { getTranslations } from 'next-intl/server';
import { Problem, problemOf } from '@/lib/http/problem';
import type { InterfaceLanguage } from '@/lib/model/language';

/**
 * Turns an error into a problem. When the message is the key of a text, that text replaces it (specification, section 8).
 *
 * @throws any error that is not the backend's, unchanged
 */
export async function translatedProblem(error: unknown, locale: InterfaceLanguage): Promise<Problem> {
  const problem = problemOf(error);
  if (!/^[\w.]+$/.test(problem.message)) return problem;
  const t = await getTranslations({ locale });
  const key = problem.message as Parameters<typeof t>[0];
  if (!t.has(key) || typeof t.raw(key) !== 'string') return problem;
  return new Problem(problem.status, t(key), problem.headers);
}
