import 'server-only';
import { hasLocale } from 'next-intl';
import { formatCalendar } from '@/lib/catalogue/calendar';
import { calendarEntries } from '@/lib/catalogue/calendar-entries';
import { readCourses } from '@/lib/catalogue/read-course-list';
import { okHeaders } from '@/lib/exchange/answers';
import { answerOrProblem, Problem } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';

/**
 * Answers with the dates of courses as a calendar file, in the language of the query parameter `lang`; 404 when the courses
 * have no dates.
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
  const language = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale;
  return answerOrProblem(async () => {
    const courses = await readCourses(ids);
    const ofCourses = await Promise.all(courses.map((course) => (course ? calendarEntries(course, language) : [])));
    const entries = ofCourses.flat();
    if (entries.length === 0) throw new Problem(404, 'There is no course with dates here.');
    return new Response(formatCalendar(entries, Date.now()), {
      headers: okHeaders('text/calendar; charset=utf-8', {
        'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}.ics"`,
        'Cache-Control': cacheControl,
      }),
    });
  });
}
