import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { availabilityOf, type CourseDates, effectiveDates, nextChange } from '@/lib/catalogue/availability';
import { env } from '@/lib/env/env';
import { firstExcerpt, plainText } from '@/lib/html/text';
import { publicUntil, taggedAnswer } from '@/lib/http/cached-answer';
import { Problem } from '@/lib/http/problem';
import { pickText } from '@/lib/i18n/localized';
import { routing } from '@/lib/i18n/routing';
import { canonicalAddress, indexedLocale } from '@/lib/metadata/canonical-address';
import type { FullCourse } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { answerOrProblemDetails, okHeaders, privateHeaders } from './answers';
import { atomDocument, author, element, textElement, updated } from './atom';
import { courseUuid } from './course-identity';
import { readSelectedCourses, type SelectedCourses } from './selected-courses';

/** Maximum number of entries in a feed. */
const length = 30;

/** Maximum length of a summary, in characters. */
const summaryLength = 400;

/**
 * Answers the Atom feed of new courses in a locale. The REST contract has no date of publication, so a course counts as
 * new from its opening day, and `updated` is that day. Courses without an opening day, not yet open, or closed are left out.
 * The feed of the catalogue takes its entries from the first hundred courses (featured, then newest). A course in a third
 * language belongs to the feed of the locale under which search engines index its page. A course of unknown language
 * belongs to both feeds. With text or filters in the query (as in the catalogue's address) the feed has the courses of that
 * search, in all languages.
 */
export function answerFeed(request: Request, locale: string): Promise<Response> {
  return answerOrProblemDetails(async () => {
    if (!hasLocale(routing.locales, locale)) throw new Problem(404, 'There are feeds for it and en.');
    const selected = await readSelectedCourses(request.url, locale);
    const headers = okHeaders('application/atom+xml; charset=utf-8', lifetimeOf(selected));
    return taggedAnswer(request, await feedOf(selected, locale), headers);
  });
}

/** The opening or closing of a course changes the feed, so shared caches keep it only until the next such change. */
function lifetimeOf({ search, courses }: SelectedCourses): Readonly<Record<string, string>> {
  if (search.text) return privateHeaders;
  const plain = courses.map(({ course }) => course);
  return { 'Cache-Control': publicUntil(nextChange(plain, Date.now())) };
}

/**
 * The feed, newest course first. Its `updated` is that of its newest entry. A feed without entries was never updated; the
 * format requires a date, so it gets the epoch.
 */
async function feedOf({ search, label, courses }: SelectedCourses, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const licence = env().dataLicence;
  const selfUrl = absoluteAddress(routes(locale).feed(search));
  const newest = courses
    .filter(({ course }) => label || course.language === null || indexedLocale(course.language) === locale)
    .flatMap((full) => {
      const openedAt = openingOf(full.course);
      return openedAt === null ? [] : [{ ...full, openedAt }];
    })
    .sort((one, other) => other.openedAt - one.openedAt)
    .slice(0, length);
  return atomDocument(locale, [
    textElement('id', selfUrl),
    textElement('title', label ? `${t('site.name')}: ${label}` : t('feed.title', { site: t('site.name') })),
    textElement('subtitle', t('feed.subtitle')),
    updated(newest[0]?.openedAt ?? 0),
    author(t('site.name')),
    element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
    element('link', { rel: 'alternate', type: 'text/html', href: absoluteAddress(routes(locale).catalogue(search)) }),
    ...licenceLinks(),
    textElement('rights', licence ? t('feed.licence', { name: licence.name }) : t('openData.noLicence')),
    ...newest.map((course) => entryOf(course, locale, t('card.untitled'))),
  ]);
}

/** The licence of a feed does not apply to its entries, so each entry states its own (RFC 4946, section 2). */
function licenceLinks(): string[] {
  const licence = env().dataLicence;
  return licence ? [element('link', { rel: 'license', href: licence.url })] : [];
}

/** When a course opened, in milliseconds since the epoch; `null` for a course that the feed leaves out. */
function openingOf(course: CourseDates): number | null {
  const { opensAt } = effectiveDates(course);
  const { state } = availabilityOf(course, Date.now());
  return opensAt === null || opensAt < 0 || state === 'upcoming' || state === 'closed' ? null : opensAt;
}

type OpenedCourse = FullCourse & { readonly openedAt: number };

function entryOf({ course, institutions, openedAt }: OpenedCourse, locale: Locale, untitled: string): string {
  const summary = firstExcerpt([course.subtitle, course.description], summaryLength);
  const elements = [
    textElement('id', `urn:uuid:${courseUuid(course.id)}`),
    textElement('title', plainText(course.title) || untitled),
    updated(openedAt),
    ...(institutions.length > 0 ? institutions : course.institutions).map(({ name }) => author(name)),
    element('link', { rel: 'alternate', type: 'text/html', href: canonicalAddress(course) }),
    ...licenceLinks(),
    ...(summary ? [textElement('summary', summary)] : []),
    ...course.categories.map(({ id, name }) =>
      element('category', { term: id, label: pickText(name, locale)?.text ?? id }),
    ),
  ];
  const language: Record<string, string> = course.language ? { 'xml:lang': course.language } : {};
  return element('entry', language, elements.join('\n'));
}
