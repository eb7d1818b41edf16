import { hasLocale } from 'next-intl';
import { routing } from '@/lib/i18n/routing';
import { readMarkdown } from '@/lib/seo/markdown/read-markdown';
import { textAnswer } from '@/lib/seo/text-answer';

interface MarkdownParams {
  readonly params: Promise<{ readonly locale: string; readonly path: readonly string[] }>;
}

/** A page as Markdown; visitors know it at the page's address plus `.md` (see the middleware). */
export async function GET(_request: Request, { params }: MarkdownParams): Promise<Response> {
  const { locale, path } = await params;
  return textAnswer('text/markdown', async () => {
    if (!hasLocale(routing.locales, locale)) return null;
    return readMarkdown(locale, path.map(decodeURIComponent).join('/'));
  });
}
