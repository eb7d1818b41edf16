import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { parsePart } from '@/lib/crawlers/sitemap/parts';
import { readSitemapPart } from '@/lib/crawlers/sitemap/read-sitemap';

/** A part of the sitemap, such as `courses-1.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/sitemap/[part]'>): Promise<Response> {
  const part = parsePart((await params).part);
  return crawlerAnswer(
    request,
    { 'Content-Type': 'application/xml; charset=utf-8' },
    async () => part && readSitemapPart(part),
  );
}
