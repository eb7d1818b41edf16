import { llmsText } from '@/lib/crawlers/site-texts';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Rendered for each request: its addresses depend on the environment. */
export const dynamic = 'force-dynamic';

/** The catalogue for language models. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'text/plain' }, llmsText);
}
