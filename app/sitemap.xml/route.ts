import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { readSitemapIndex } from '@/lib/crawlers/sitemap/read-sitemap';

/** Rendered for each request: its addresses depend on the environment, and how many parts there are on the catalogue. */
export const dynamic = 'force-dynamic';

/** The index of the sitemap. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'application/xml; charset=utf-8' }, readSitemapIndex);
}
