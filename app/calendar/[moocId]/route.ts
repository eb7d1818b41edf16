import { answerCalendar } from '@/lib/exchange/calendars';

/** The dates of a course as a file for calendars; `?lang=en` for English words. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[moocId]'>): Promise<Response> {
  const { moocId } = await params;
  return answerCalendar(request, [moocId], `course-${moocId}`, 'public, max-age=300');
}
