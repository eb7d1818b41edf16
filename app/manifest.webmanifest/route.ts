import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { manifestText } from '@/lib/crawlers/site-texts';

/** The web manifest. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'application/manifest+json; charset=utf-8' }, manifestText);
}
