import { parseCourseList } from '@/lib/addresses/course-list';
import { answerCalendar } from '@/lib/exchange/calendars';
import { readOnly } from '@/lib/http/problem';

/** The dates of several courses, `?ids=12,15`, as one file for calendars; `&lang=en` for English words. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerCalendar(request, parseCourseList(searchParams).ids, 'courses', 'no-store');
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
