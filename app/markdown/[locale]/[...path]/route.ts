import { hasLocale } from 'next-intl';
import { answerMarkdown } from '@/lib/crawlers/markdown/answer-markdown';
import { Problem, problemAnswer } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';

interface MarkdownParams {
  readonly params: Promise<{ readonly locale: string; readonly path: readonly string[] }>;
}

/** A page as Markdown; visitors know it at the page's address plus `.md` (see the middleware). */
export async function GET(request: Request, { params }: MarkdownParams): Promise<Response> {
  const { locale, path } = await params;
  if (!hasLocale(routing.locales, locale)) return problemAnswer(new Problem(404, 'There is nothing here.'));
  return answerMarkdown(request, locale, path);
}
