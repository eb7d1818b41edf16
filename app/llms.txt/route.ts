import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { llmsText } from '@/lib/crawlers/site-texts';

/** Rendered for each request: its addresses depend on the environment. */
export const dynamic = 'force-dynamic';

/** The catalogue for language models. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'text/plain; charset=utf-8' }, llmsText);
}
