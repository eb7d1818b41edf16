import { parseCourseList } from '@/lib/addresses/course-list';
import { answerCalendar } from '@/lib/exchange/calendars';

/** The dates of several courses, `?ids=12,15`, as one file for calendars; `&lang=en` for English words. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerCalendar(request, parseCourseList(searchParams).ids, 'courses', 'no-store');
}
