import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { availabilityOf, datesThatCount, nextChange } from '@/lib/catalogue/availability';
import { env } from '@/lib/env/env';
import { excerpt, plainText } from '@/lib/html/text';
import { publicUntil, taggedAnswer } from '@/lib/http/cached-answer';
import { pickText } from '@/lib/i18n/localized';
import { routing } from '@/lib/i18n/routing';
import { absoluteAddress, canonicalAddress, indexedLanguage } from '@/lib/metadata/canonical-address';
import type { FullCourse } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { answerOrUnavailable, goodHeaders, problemDetails, unshared } from './answers';
import { type FeedEntry, formatAtom } from './atom';
import { courseUuid } from './course-identity';
import { readSelectedCourses, type SelectedCourses } from './selected-courses';

/** Entries of a feed. */
const length = 30;

/** Characters of a summary. */
const summaryLength = 400;

/**
 * Answers the Atom feed of new courses in a language. The REST contract has no date of publication. What is known is
 * the day from which a course can be taken: a course is new when that day comes, and that is what `updated` says.
 * Courses without such a day, for which it is still to come, or that have closed, are not in the feed. A course in a
 * third language is in the feed of the language in which search engines keep its page. Of the catalogue its first hundred
 * courses are looked at (featured, then newest), and the courses whose language is unknown belong to both feeds. With
 * text or filters in the query, as the catalogue's address has them, it is the feed of those courses, in all their languages.
 */
export async function answerFeed(request: Request, language: string): Promise<Response> {
  if (!hasLocale(routing.locales, language)) return problemDetails(404, 'There are feeds for it and en.');
  return answerOrUnavailable(async () => {
    const selected = await readSelectedCourses(request.url, language);
    const headers = goodHeaders('application/atom+xml; charset=utf-8', lifetimeOf(selected));
    return taggedAnswer(request, await feedOf(selected, language), headers);
  });
}

/** What is in a feed depends on which courses can be followed: none is shared for longer than that holds. */
function lifetimeOf({ search, courses }: SelectedCourses): Readonly<Record<string, string>> {
  if (search.text) return unshared;
  const plain = courses.map(({ course }) => course);
  return { 'Cache-Control': publicUntil(nextChange(plain, Date.now())) };
}

async function feedOf({ search, label, courses }: SelectedCourses, language: InterfaceLanguage): Promise<string> {
  const t = await getTranslations({ locale: language });
  const licence = env().dataLicence;
  const selfUrl = absoluteAddress(routes(language).feed(search));
  const entries = courses
    .filter(({ course }) => label || course.language === null || indexedLanguage(course.language) === language)
    .flatMap((exchanged) => toEntry(exchanged, language, t('card.untitled')) ?? [])
    .sort((one, other) => other.updated - one.updated)
    .slice(0, length);
  return formatAtom({
    id: selfUrl,
    title: label ? `${t('site.name')}: ${label}` : t('feed.title', { site: t('site.name') }),
    subtitle: t('feed.subtitle'),
    language,
    selfUrl,
    pageUrl: absoluteAddress(routes(language).catalogue(search)),
    author: t('site.name'),
    rights: licence ? t('feed.licence', { name: licence.name }) : t('openData.noLicence'),
    licenceUrl: licence?.url ?? null,
    entries,
  });
}

function toEntry(
  { course, institutions }: FullCourse,
  language: InterfaceLanguage,
  untitled: string,
): FeedEntry | null {
  const { opensAt } = datesThatCount(course);
  const { state } = availabilityOf(course, Date.now());
  if (opensAt === null || opensAt < 0 || state === 'upcoming' || state === 'closed') return null;
  const text = course.subtitle ?? course.description;
  return {
    id: `urn:uuid:${courseUuid(course.id)}`,
    title: plainText(course.title) || untitled,
    url: canonicalAddress({ ...course, seriesSize: 0 }),
    updated: opensAt,
    authors: (institutions.length > 0 ? institutions : course.institutions).map(({ name }) => name),
    summary: text && excerpt(text, summaryLength),
    categories: course.categories.map(({ id, name }) => ({ id, label: pickText(name, language)?.text ?? id })),
    language: course.language,
  };
}
