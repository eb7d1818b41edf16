import { answerFeed } from '@/lib/exchange/course-feed';

/** `GET /feeds/it` and `/feeds/en`: new courses as an Atom feed. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/[locale]'>): Promise<Response> {
  return answerFeed(request, (await params).locale);
}
