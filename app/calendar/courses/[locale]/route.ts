import { answerCoursesCalendar } from '@/lib/exchange/calendars';
import { readOnly } from '@/lib/http/problem';

/** `GET /calendar/courses/it` and `/en`: opening and closing days as a calendar to subscribe to. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/courses/[locale]'>): Promise<Response> {
  return answerCoursesCalendar(request, (await params).locale);
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
