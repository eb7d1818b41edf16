import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { robotsText } from '@/lib/crawlers/site-texts';

/** What crawlers may read, and where the sitemap is. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'text/plain; charset=utf-8' }, async () => robotsText());
}
