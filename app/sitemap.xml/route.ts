import { readSitemapIndex } from '@/lib/crawlers/sitemap/read-sitemap';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Rendered for each request: its addresses depend on the environment, and how many parts there are on the catalogue. */
export const dynamic = 'force-dynamic';

/** The index of the sitemap. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'application/xml' }, readSitemapIndex);
}
