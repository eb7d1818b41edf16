import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { readSitemapIndex } from '@/lib/crawlers/sitemap/read-sitemap';

/** The index of the sitemap. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'application/xml; charset=utf-8' }, readSitemapIndex);
}
