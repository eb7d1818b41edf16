import { hasLocale } from 'next-intl';
import { answerMarkdown } from '@/lib/crawlers/markdown/answer-markdown';
import { notFoundProblem, problemAnswer } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';

/** A page as Markdown. Its public address is the page's address plus `.md` (see `proxy.ts`). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/markdown/[locale]/[...path]'>,
): Promise<Response> {
  const { locale, path } = await params;
  if (!hasLocale(routing.locales, locale)) return problemAnswer(notFoundProblem());
  return answerMarkdown(request, locale, path);
}
