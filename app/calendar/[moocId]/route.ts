import { readCourseCalendar } from '@/lib/catalogue/read-course-calendar';
import { answerOrProblem, Problem, readOnly } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';

/** The dates of a course as a file for calendars; `?lang=en` for English words. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[moocId]'>): Promise<Response> {
  const { moocId } = await params;
  const wanted = new URL(request.url).searchParams.get('lang');
  const language = routing.locales.find((locale) => locale === wanted) ?? routing.defaultLocale;
  return answerOrProblem(async () => {
    const file = await readCourseCalendar(moocId, language);
    if (file === null) throw new Problem(404, 'There is no course with dates here.');
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="course-${encodeURIComponent(moocId)}.ics"`,
        'Cache-Control': 'public, max-age=300',
      },
    });
  });
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
