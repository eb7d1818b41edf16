import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { availabilityOf, effectiveDates, nextChange } from '@/lib/catalogue/availability';
import { env } from '@/lib/env/env';
import { firstExcerpt, plainText } from '@/lib/html/text';
import { publicUntil, taggedAnswer } from '@/lib/http/cached-answer';
import { Problem } from '@/lib/http/problem';
import { pickText } from '@/lib/i18n/localized';
import { routing } from '@/lib/i18n/routing';
import { absoluteAddress, canonicalAddress, indexedLocale } from '@/lib/metadata/canonical-address';
import type { FullCourse } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { answerOrProblemDetails, okHeaders, privateHeaders } from './answers';
import { type FeedEntry, formatAtom } from './atom';
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

async function feedOf({ search, label, courses }: SelectedCourses, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const licence = env().dataLicence;
  const selfUrl = absoluteAddress(routes(locale).feed(search));
  const entries = courses
    .filter(({ course }) => label || course.language === null || indexedLocale(course.language) === locale)
    .flatMap((exchanged) => toEntry(exchanged, locale, t('card.untitled')) ?? [])
    .sort((one, other) => other.updated - one.updated)
    .slice(0, length);
  return formatAtom({
    id: selfUrl,
    title: label ? `${t('site.name')}: ${label}` : t('feed.title', { site: t('site.name') }),
    subtitle: t('feed.subtitle'),
    language: locale,
    selfUrl,
    pageUrl: absoluteAddress(routes(locale).catalogue(search)),
    author: t('site.name'),
    rights: licence ? t('feed.licence', { name: licence.name }) : t('openData.noLicence'),
    licenceUrl: licence?.url ?? null,
    entries,
  });
}

function toEntry({ course, institutions }: FullCourse, locale: Locale, untitled: string): FeedEntry | null {
  const { opensAt } = effectiveDates(course);
  const { state } = availabilityOf(course, Date.now());
  if (opensAt === null || opensAt < 0 || state === 'upcoming' || state === 'closed') return null;
  return {
    id: `urn:uuid:${courseUuid(course.id)}`,
    title: plainText(course.title) || untitled,
    url: canonicalAddress(course),
    updated: opensAt,
    authors: (institutions.length > 0 ? institutions : course.institutions).map(({ name }) => name),
    summary: firstExcerpt([course.subtitle, course.description], summaryLength),
    categories: course.categories.map(({ id, name }) => ({ id, label: pickText(name, locale)?.text ?? id })),
    language: course.language,
  };
}
