import type { InterfaceLanguage } from '@/lib/model/language';

/**
 * The one version of a course's or series' page that search engines keep. The backend holds a course's texts in one
 * language, so its Italian and English pages differ in labels only: the English page of an English course and the
 * Italian page of any other are kept, and the other version names that one as canonical.
 */
export function indexedLanguage(courseLanguage: string | null): InterfaceLanguage {
  return courseLanguage === 'en' ? 'en' : 'it';
}
