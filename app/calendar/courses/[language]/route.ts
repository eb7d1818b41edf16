import { answerCoursesCalendar } from '@/lib/exchange/course-calendar';

/** `GET /calendar/courses/it` and `/en`: opening and closing days as a calendar to subscribe to. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/calendar/courses/[language]'>,
): Promise<Response> {
  return answerCoursesCalendar(request, (await params).language);
}
