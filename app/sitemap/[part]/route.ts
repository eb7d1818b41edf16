import { parsePart } from '@/lib/crawlers/sitemap/parts';
import { readSitemapPart } from '@/lib/crawlers/sitemap/read-sitemap';
import { textAnswer } from '@/lib/crawlers/text-answer';

interface PartParams {
  readonly params: Promise<{ readonly part: string }>;
}

/** A part of the sitemap, such as `courses-1.xml`. */
export async function GET(request: Request, { params }: PartParams): Promise<Response> {
  const part = parsePart((await params).part);
  return textAnswer(request, { type: 'application/xml' }, async () => part && readSitemapPart(part));
}
