import { ImageResponse } from 'next/og';
import { hasLocale } from 'next-intl';
import { SocialCard } from '@/components/seo/SocialCard';
import { routing } from '@/lib/i18n/routing';
import { Problem, problemAnswer } from '@/lib/proxy/problem';
import { pictureFonts } from '@/lib/seo/picture-fonts';
import { readSocialPicture } from '@/lib/seo/read-social-picture';
import { PICTURE_SIZE } from '@/lib/seo/social-picture';

interface PictureParams {
  readonly params: Promise<{ readonly locale: string; readonly kind: string; readonly id: string }>;
}

/** Drawn at the first request and kept for a day: drawing one takes a good part of a second. */
export const dynamic = 'force-static';
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

/** The picture of shared links. A failure of the backend is thrown, so that it is never kept. */
export async function GET(_request: Request, { params }: PictureParams): Promise<Response> {
  const { locale, kind, id } = await params;
  const texts = hasLocale(routing.locales, locale) ? await readSocialPicture(locale, kind, id) : null;
  if (!texts) return problemAnswer(new Problem(404, 'There is no such picture.'));
  return new ImageResponse(<SocialCard {...texts} />, {
    ...PICTURE_SIZE,
    fonts: [...(await pictureFonts())],
    headers: { 'Cache-Control': 'public, max-age=86400' },
  });
}
