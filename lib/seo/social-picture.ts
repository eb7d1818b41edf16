import type { InterfaceLanguage } from '@/lib/model/language';

/** What a generated picture for shared links is of; a page's id is its name. */
export interface SocialPicture {
  readonly kind: 'course' | 'series' | 'institution' | 'category' | 'page';
  readonly id: string;
}

/** Pixels, as social networks want them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a generated picture, without the base path. */
export function socialPicturePath(locale: InterfaceLanguage, { kind, id }: SocialPicture): string {
  return `/social/${locale}/${kind}/${encodeURIComponent(id)}`;
}
