import { hasLocale } from 'next-intl';
import { routing } from '@/lib/i18n/routing';
import { Problem, problemAnswer } from '@/lib/proxy/problem';
import { answerMarkdown } from '@/lib/seo/markdown/answer-markdown';

interface MarkdownParams {
  readonly params: Promise<{ readonly locale: string; readonly path: readonly string[] }>;
}

/** A page as Markdown; visitors know it at the page's address plus `.md` (see the middleware). */
export async function GET(request: Request, { params }: MarkdownParams): Promise<Response> {
  const { locale, path } = await params;
  if (!hasLocale(routing.locales, locale)) return problemAnswer(new Problem(404, 'There is nothing here.'));
  return answerMarkdown(request, locale, path);
}
