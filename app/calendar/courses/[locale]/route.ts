import { answerCoursesCalendar } from '@/lib/exchange/calendars';

/** `GET /calendar/courses/it` and `/en`: opening and closing days as a calendar to subscribe to. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/courses/[locale]'>): Promise<Response> {
  return answerCoursesCalendar(request, (await params).locale);
}
