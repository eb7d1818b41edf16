import type { Locale } from '@/lib/model/locale';

/** The subject of a generated picture for shared links; the id of a page is its name. */
export interface SocialPicture {
  readonly kind: 'course' | 'series' | 'institution' | 'category' | 'page';
  readonly id: string;
}

/** The texts on a picture, as plain text. */
export interface SocialPictureTexts {
  readonly site: string;
  /** The kind of subject, such as "Course". */
  readonly label: string | null;
  readonly title: string;
  /** The institutions that offer a course, a number of courses, or the site's tagline. */
  readonly lastLine: string;
  /** The name that decides the colours; empty for the site's own colours. */
  readonly owner: string;
}

/** In pixels, as social networks require. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The address of a generated picture, without the base path. */
export function socialPicturePath(locale: Locale, { kind, id }: SocialPicture): string {
  return `/social/${locale}/${kind}/${encodeURIComponent(id)}`;
}
