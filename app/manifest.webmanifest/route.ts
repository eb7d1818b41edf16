import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { textAnswer } from '@/lib/crawlers/text-answer';

/** Made for each request: the site's name may come from the backend. */
export const dynamic = 'force-dynamic';

/** The web manifest: how the catalogue looks when it is installed on a device. */
export function GET(request: Request): Promise<Response> {
  return textAnswer(request, { type: 'application/manifest+json' }, async () => {
    const t = await getTranslations({ locale: 'it' });
    const icon = (size: number) => ({
      src: withBasePath(`/icons/${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    });
    return JSON.stringify({
      name: t('site.name'),
      short_name: t('site.name'),
      description: t('site.tagline'),
      lang: 'it',
      id: withBasePath('/'),
      start_url: withBasePath(routes('it').home),
      scope: withBasePath('/'),
      display: 'minimal-ui',
      background_color: '#faf7f1',
      theme_color: '#12274a',
      icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    });
  });
}
