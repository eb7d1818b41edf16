import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { llmsText } from '@/lib/crawlers/site-texts';

/** The catalogue for language models. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'text/plain; charset=utf-8' }, llmsText);
}
