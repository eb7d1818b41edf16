import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { securityText } from '@/lib/crawlers/site-texts';

/** Where to report weaknesses. Its public address is `/.well-known/security.txt` of the origin. */
export function GET(request: Request): Promise<Response> {
  return crawlerAnswer(request, { 'Content-Type': 'text/plain; charset=utf-8' }, async () => securityText(Date.now()));
}
