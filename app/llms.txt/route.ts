import { llmsText } from '@/lib/seo/llms-text';
import { textAnswer } from '@/lib/seo/text-answer';

/** Made for each request: its addresses depend on the environment. */
export const dynamic = 'force-dynamic';

/** The catalogue for language models. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'text/plain' }, llmsText);
}
