import { BackendError } from '@/lib/api/errors';
import { readCourseCalendar } from '@/lib/catalogue/read-course-calendar';
import { backendProblem, Problem, problemAnswer, readOnly } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';

interface CalendarParams {
  readonly params: Promise<{ readonly moocId: string }>;
}

/** The dates of a course as a file for calendars; `?lang=en` for English words. */
export async function GET(request: Request, { params }: CalendarParams): Promise<Response> {
  const { moocId } = await params;
  const asked = new URL(request.url).searchParams.get('lang');
  const language = routing.locales.find((locale) => locale === asked) ?? routing.defaultLocale;
  try {
    const file = await readCourseCalendar(moocId, language);
    if (file === null) return problemAnswer(new Problem(404, 'There is no course with dates here.'));
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="course-${encodeURIComponent(moocId)}.ics"`,
        'Cache-Control': 'public, max-age=300',
      },
    });
  } catch (error) {
    if (error instanceof BackendError) return problemAnswer(backendProblem(error));
    throw error;
  }
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
