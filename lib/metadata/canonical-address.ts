import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import type { Course } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';

/** The absolute address of a picture of the backend. */
export function pictureAddress(imageId: string): string {
  return absoluteAddress(`/api/immagine/${encodeURIComponent(imageId)}`);
}

/**
 * The locale of the only version of a course's or series' page that search engines index. The backend has a course's texts
 * in one language, so its Italian and English pages differ only in labels. The English page of an English course and the
 * Italian page of any other course are indexed. The other version names the indexed one as canonical.
 */
export function indexedLocale(courseLanguage: string | null): Locale {
  return courseLanguage === 'en' ? 'en' : 'it';
}

/** The absolute address of a course's or series' page, in the version that search engines index. */
export function canonicalAddress({ id, language }: Pick<Course, 'id' | 'language'>, isSeries = false): string {
  return absoluteAddress(routes(indexedLocale(language)).courseOrSeries(id, isSeries));
}
