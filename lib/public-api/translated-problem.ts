import { getTranslations } from 'next-intl/server';
import { Problem, problemOf } from '@/lib/http/problem';
import type { InterfaceLanguage } from '@/lib/model/language';

/**
 * The problem that an error stands for, with the text that its message is the key of, where there is one (specification,
 * section 8).
 *
 * @throws any error that is none of the backend's, as it is
 */
export async function translatedProblem(error: unknown, locale: InterfaceLanguage): Promise<Problem> {
  const problem = problemOf(error);
  if (!/^[\w.]+$/.test(problem.message)) return problem;
  const t = await getTranslations({ locale });
  const key = problem.message as Parameters<typeof t>[0];
  if (!t.has(key) || typeof t.raw(key) !== 'string') return problem;
  return new Problem(problem.status, t(key), problem.headers);
}
