import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { manifestText } from '@/lib/crawlers/site-texts';

/** Rendered for each request: the site's name may come from the backend. */
export const dynamic = 'force-dynamic';

/** The web manifest. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'application/manifest+json; charset=utf-8' }, manifestText);
}
