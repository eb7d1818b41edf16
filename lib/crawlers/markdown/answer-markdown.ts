import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { readCoursePage } from '@/lib/catalogue/read-course-page';
import { readInstitutionPage } from '@/lib/catalogue/read-institution-page';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { readSeriesPage } from '@/lib/catalogue/read-series';
import { publicUntil, taggedAnswer } from '@/lib/http/cached-answer';
import { answerOrProblem, notFoundProblem, unavailableProblem } from '@/lib/http/problem';
import { indexedLocale } from '@/lib/metadata/canonical-address';
import type { Course } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { courseMarkdown, seriesMarkdown } from './course-markdown';
import { institutionMarkdown, institutionsMarkdown } from './institution-markdown';

/**
 * Answers a page as Markdown, with the page itself as canonical address. A course at the address of a series is redirected
 * to its own address with 308, as on pages; the same holds for a series at the address of a course.
 *
 * @param path the segments of the page's address, without the locale: `['courseDetails', '12']`
 */
export function answerMarkdown(request: Request, locale: Locale, path: readonly string[]): Promise<Response> {
  return answerOrProblem(async () => {
    const page = await readMarkdown(locale, path);
    if (page === null) throw notFoundProblem();
    if (page instanceof Response) return page;
    const link = `<${absoluteAddress(page.address)}>; rel="canonical"; type="text/html"`;
    const lifetime = publicUntil(page.changesAt);
    const headers = { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': lifetime, Link: link };
    return taggedAnswer(request, page.text, headers);
  }, unavailableProblem);
}

/** A page as Markdown, with its canonical address inside the app. */
interface MarkdownPage {
  readonly text: string;
  readonly address: string;
  /** When a course on the page next opens or closes, in milliseconds since the epoch; `null`: never. */
  readonly changesAt: number | null;
}

function redirectTo(page: string): Response {
  const headers = { Location: withBasePath(`${page}.md`), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 308, headers });
}

const indexed = ({ language }: Pick<Course, 'language'>) => routes(indexedLocale(language));

/** A page as Markdown, or the redirect to its own address; `null` when the page does not exist. @throws BackendError */
async function readMarkdown(locale: Locale, path: readonly string[]): Promise<MarkdownPage | Response | null> {
  const [words, to] = [{ t: await getTranslations({ locale }), locale }, routes(locale)];
  const [kind = '', id = '', ...rest] = path;
  if (kind === 'aboutUniv' && !id) {
    const text = institutionsMarkdown(await readInstitutions(), words);
    return { text, address: to.institutions, changesAt: null };
  }
  if (!id || rest.length > 0) return null;
  if (kind === 'aboutUniv') {
    const page = await readInstitutionPage(id, locale);
    if (page === null) return null;
    const text = institutionMarkdown(page, words);
    return { text, address: to.institutionPage(id), changesAt: page.landing.changesAt };
  }
  if (kind === 'courseDetails') {
    const page = await readCoursePage(id, locale);
    if (page === 'series') return redirectTo(to.series(id));
    if (page === null) return null;
    return { text: courseMarkdown(page, words), address: indexed(page.course).course(id), changesAt: page.changesAt };
  }
  if (kind !== 'collectionCard') return null;
  const page = await readSeriesPage(id, locale);
  if (page === 'course') return redirectTo(to.course(id));
  if (page === null) return null;
  return { text: seriesMarkdown(page, words), address: indexed(page.series).series(id), changesAt: page.changesAt };
}
