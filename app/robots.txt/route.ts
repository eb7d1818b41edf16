import { robotsText } from '@/lib/crawlers/site-texts';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Rendered for each request: it names the site's public origin. */
export const dynamic = 'force-dynamic';

/** What crawlers may read, and where the sitemap is. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'text/plain' }, async () => robotsText());
}
