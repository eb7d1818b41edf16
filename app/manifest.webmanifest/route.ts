import { manifestText } from '@/lib/crawlers/site-texts';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Rendered for each request: the site's name may come from the backend. */
export const dynamic = 'force-dynamic';

/** The web manifest. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'application/manifest+json' }, manifestText);
}
