import { answerCalendar } from '@/lib/exchange/calendars';
import { readOnly } from '@/lib/http/problem';

/** The dates of a course as a file for calendars; `?lang=en` for English words. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[moocId]'>): Promise<Response> {
  const { moocId } = await params;
  return answerCalendar(request, [moocId], `course-${moocId}`, 'public, max-age=300');
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
