import { hasLocale } from 'next-intl';
import { socialPicture } from '@/components/social-pictures/social-picture';
import { routing } from '@/lib/i18n/routing';
import { answerPicture } from '@/lib/social-pictures/picture-answer';
import { readSocialPicture } from '@/lib/social-pictures/read-social-picture';

interface PictureParams {
  readonly params: Promise<{ readonly locale: string; readonly kind: string; readonly id: string }>;
}

/** The picture of shared links. */
export async function GET(request: Request, { params }: PictureParams): Promise<Response> {
  const { locale, kind, id } = await params;
  return answerPicture(request, async () => {
    const texts = hasLocale(routing.locales, locale) ? await readSocialPicture(locale, kind, id) : null;
    return texts && socialPicture(texts);
  });
}
