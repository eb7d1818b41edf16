import { hasLocale } from 'next-intl';
import { drawSocialPicture } from '@/components/social-pictures/draw-social-picture';
import { crawlerAnswer } from '@/lib/crawlers/crawler-answer';
import { Problem } from '@/lib/http/problem';
import { routing } from '@/lib/i18n/routing';
import { readSocialPicture } from '@/lib/social-pictures/read-social-picture';

const headers = {
  'Content-Type': 'image/png',
  // One hour in browsers and one day in shared caches: a link preview fetches its picture only once.
  'Cache-Control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800',
};

/** The picture of shared links. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/social/[locale]/[kind]/[id]'>,
): Promise<Response> {
  const { locale, kind, id } = await params;
  return crawlerAnswer(request, headers, async () => {
    const texts = hasLocale(routing.locales, locale) ? await readSocialPicture(locale, kind, id) : null;
    if (!texts) throw new Problem(404, 'There is no such picture.');
    return drawSocialPicture(texts);
  });
}
