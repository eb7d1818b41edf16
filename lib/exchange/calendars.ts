import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { formatCalendar } from '@/lib/catalogue/calendar';
import { calendarEntries } from '@/lib/catalogue/calendar-entries';
import { taggedAnswer } from '@/lib/http/cached-answer';
import { routing } from '@/lib/i18n/routing';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import { dayMs } from '@/lib/model/rome-clock';
import { answerOrUnavailable, okHeaders, privateHeaders, problemDetails } from './answers';
import { readSelectedCourses } from './selected-courses';

/**
 * Answers the calendar of courses in a language, for subscriptions. Each course has one day for its opening and one for its
 * closing. It has the same courses as the feed: the first of the catalogue, or of a search when the query has text or
 * filters. Courses without dates are left out. The calendar may be empty, because later courses may have dates.
 */
export async function answerCoursesCalendar(request: Request, language: string): Promise<Response> {
  if (!hasLocale(routing.locales, language)) return problemDetails(404, 'There are calendars for it and en.');
  return answerOrUnavailable(async () => {
    const { search, label, courses } = await readSelectedCourses(request.url, language);
    const t = await getTranslations({ locale: language });
    const entries = await Promise.all(courses.map(({ course }) => calendarEntries(course, language)));
    // With the time of day every answer would have a new entity tag.
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const file = formatCalendar(entries.flat(), today, {
      name: label ? `${t('site.name')}: ${label}` : t('site.name'),
      source: absoluteAddress(routes(language).coursesCalendar(search)),
    });
    const headers = okHeaders('text/calendar; charset=utf-8', {
      'Content-Disposition': 'inline; filename="courses.ics"',
      ...(search.text && privateHeaders),
    });
    return taggedAnswer(request, file, headers);
  });
}
