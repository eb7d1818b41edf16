import { robotsText } from '@/lib/crawlers/robots-text';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Made for each request: it names the site's public origin. */
export const dynamic = 'force-dynamic';

/** What crawlers may read, and where the sitemap is. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'text/plain' }, async () => robotsText());
}
