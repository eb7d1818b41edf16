import 'server-only';
import { withBasePath } from '@/lib/addresses/base-path';
import { textAnswer } from '@/lib/crawlers/text-answer';
import { absoluteAddress } from '@/lib/metadata/absolute-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import { readMarkdown } from './read-markdown';

/**
 * Answers a page as Markdown and names the page itself as the one for search engines. A course that is asked for as a
 * series, or the other way round, is 308 to its own address, as the pages are.
 *
 * @param path the page's address without language, in segments: `['courseDetails', '12']`
 */
export async function answerMarkdown(
  request: Request,
  locale: InterfaceLanguage,
  path: readonly string[],
): Promise<Response> {
  const segments = [...(locale === 'en' ? [locale] : []), ...path.map(encodeURIComponent)];
  const page = `<${absoluteAddress(`/${segments.join('/')}`)}>; rel="canonical"; type="text/html"`;
  return textAnswer(request, { type: 'text/markdown', headers: { Link: page } }, async () => {
    const answer = await readMarkdown(locale, path.join('/'));
    return typeof answer === 'string' || answer === null ? answer : movedTo(`${answer.page}.md`);
  });
}

function movedTo(href: string): Response {
  return new Response(null, { status: 308, headers: { Location: withBasePath(href) } });
}
