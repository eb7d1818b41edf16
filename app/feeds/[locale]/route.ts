import { answerFeed } from '@/lib/exchange/course-feed';
import { readOnly } from '@/lib/http/problem';

/** `GET /feeds/it` and `/feeds/en`: new courses as an Atom feed. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/[locale]'>): Promise<Response> {
  return answerFeed(request, (await params).locale);
}

export { GET as HEAD, readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
