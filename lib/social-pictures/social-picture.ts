import type { InterfaceLanguage } from '@/lib/model/language';

/** What a generated picture for shared links is of; a page's id is its name. */
export interface SocialPicture {
  readonly kind: 'course' | 'series' | 'institution' | 'category' | 'page';
  readonly id: string;
}

/** What stands on a picture, as plain text. */
export interface SocialPictureTexts {
  readonly site: string;
  /** What the picture is of, such as "Course". */
  readonly label: string | null;
  readonly title: string;
  /** The last line: who offers it, or how many there are. */
  readonly institution: string;
  /** Whose colours the picture has; empty: the site's. */
  readonly owner: string;
}

/** Pixels, as social networks want them. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The address of a generated picture, without the base path. */
export function socialPicturePath(locale: InterfaceLanguage, { kind, id }: SocialPicture): string {
  return `/social/${locale}/${kind}/${encodeURIComponent(id)}`;
}
