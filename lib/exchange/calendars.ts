import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { calendarDays } from '@/lib/catalogue/availability';
import { institutionsInWords } from '@/lib/catalogue/card-words';
import { readCourses } from '@/lib/catalogue/read-course-list';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import { taggedAnswer } from '@/lib/http/cached-answer';
import { answerOrProblem, Problem, unavailableProblem } from '@/lib/http/problem';
import { formatDay } from '@/lib/i18n/format';
import { routing } from '@/lib/i18n/routing';
import type { Course } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { dayMs } from '@/lib/model/rome-clock';
import { answerOrProblemDetails, okHeaders, privateHeaders } from './answers';
import { type CalendarEntry, formatCalendar } from './icalendar';
import { readSelectedCourses } from './selected-courses';

const contentType = 'text/calendar; charset=utf-8';

/** The entries of courses, with texts in the given locale; none for a course without dates. */
async function entriesOf(courses: readonly Course[], locale: Locale): Promise<readonly CalendarEntry[]> {
  const t = await getTranslations({ locale });
  const { hostname } = new URL(env().siteUrl);
  return courses.flatMap((course) => {
    const dates = calendarDays(course);
    const url = absoluteAddress(routes(locale).course(course.id));
    const title = plainText(course.title) || t('card.untitled');
    const description = [
      course.subtitle && plainText(course.subtitle),
      institutionsInWords(course.institutions, t),
      ...dates.map(({ kind, time }) => `${t(`course.${kind}`)}: ${formatDay(time)}`),
      url,
    ];
    return dates.map(({ kind, time }) => ({
      uid: `course-${course.id}-${kind}@${hostname}`,
      time,
      title: `${t(`course.${kind}`)}: ${title}`,
      language: course.language === locale ? locale : null,
      description: description.filter(Boolean).join('\n'),
      url,
    }));
  });
}

/**
 * Answers with the dates of courses as a calendar file, in the language of the query parameter `lang`; 404 when the courses
 * have no dates, 503 when the backend fails.
 *
 * @param name name of the file, without extension
 */
export function answerCalendar(
  request: Request,
  ids: readonly string[],
  name: string,
  cacheControl: string,
): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('lang');
  const locale = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale;
  return answerOrProblem(async () => {
    const courses = await readCourses(ids);
    const entries = await entriesOf(
      courses.flatMap(({ found }) => found ?? []),
      locale,
    );
    if (entries.length === 0) throw new Problem(404, 'There is no course with dates here.');
    return new Response(formatCalendar(entries, Date.now()), {
      headers: okHeaders(contentType, {
        'Content-Disposition': `attachment; filename="${name}.ics"`,
        'Cache-Control': cacheControl,
      }),
    });
  }, unavailableProblem);
}

/**
 * Answers the calendar of courses in a locale, for subscriptions. Each course has one day for its opening and one for its
 * closing. It has the same courses as the feed: the first of the catalogue, or of a search when the query has text or
 * filters. Courses without dates are left out. The calendar may be empty, because later courses may have dates.
 */
export function answerCoursesCalendar(request: Request, locale: string): Promise<Response> {
  return answerOrProblemDetails(async () => {
    if (!hasLocale(routing.locales, locale)) throw new Problem(404, 'There are calendars for it and en.');
    const { search, label, courses } = await readSelectedCourses(request.url, locale);
    const t = await getTranslations({ locale });
    const entries = await entriesOf(
      courses.map(({ course }) => course),
      locale,
    );
    // With the time of day every answer would have a new entity tag.
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const file = formatCalendar(entries, today, {
      name: label ? `${t('site.name')}: ${label}` : t('site.name'),
      source: absoluteAddress(routes(locale).coursesCalendar(search)),
    });
    const headers = okHeaders(contentType, {
      'Content-Disposition': 'inline; filename="courses.ics"',
      ...(search.text && privateHeaders),
    });
    return taggedAnswer(request, file, headers);
  });
}
