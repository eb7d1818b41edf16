import 'server-only';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { readCoursePage } from '@/lib/catalogue/read-course-page';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { readSeriesPage } from '@/lib/catalogue/read-series-page';
import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import { courseMarkdown, linkItem, type MarkdownWords, seriesMarkdown } from './course-markdown';

/**
 * Answers a page as Markdown and names the page itself as the one for search engines. A course at the
 * address of a series, or the other way round, is redirected to its own with 308, as the pages are.
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
  return crawlerAnswer(request, { 'Content-Type': 'text/markdown; charset=utf-8', Link: page }, () =>
    readMarkdown(locale, path),
  );
}

function movedTo(page: string): Response {
  const headers = { Location: withBasePath(`${page}.md`), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 308, headers });
}

/** A page as Markdown, or the way to its own address; `null` when there is no such page. @throws BackendError */
async function readMarkdown(locale: InterfaceLanguage, path: readonly string[]): Promise<string | Response | null> {
  const [words, to] = [{ t: await getTranslations({ locale }), locale }, routes(locale)];
  const [kind = '', id = '', ...rest] = path;
  if (kind === 'aboutUniv' && !id) return institutionsMarkdown(words);
  if (!id || rest.length > 0) return null;
  if (kind === 'courseDetails') {
    const page = await readCoursePage(id, locale);
    return page === 'series' ? movedTo(to.series(id)) : page && courseMarkdown(page, words);
  }
  if (kind !== 'collectionCard') return null;
  const page = await readSeriesPage(id, locale);
  return page === 'course' ? movedTo(to.course(id)) : page && seriesMarkdown(page, words);
}

async function institutionsMarkdown({ t, locale }: MarkdownWords): Promise<string> {
  const institutions = await readInstitutions();
  const list = (kind: 'university' | 'afam') =>
    institutions
      .filter((institution) => institution.kind === kind)
      .map(({ id, name }) => linkItem(name, absoluteAddress(routes(locale).institutionPage(id))))
      .join('\n');
  return [
    `# ${t('institutions.title')}`,
    t('institutions.intro'),
    `## ${t('institutions.universitiesTitle')}`,
    list('university'),
    `## ${t('institutions.afamTitle')}`,
    list('afam'),
    '',
  ].join('\n\n');
}
