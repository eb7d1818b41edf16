import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';

type Languages = Pick<Course, 'language' | 'subtitleLanguages'>;

/**
 * Names the language of a course and, in parentheses, those of its subtitles (specification, section 9); `null` when
 * the language is not known.
 */
export function useLanguageLabel(): (course: Languages) => string | null {
  const t = useTranslations('course');
  const locale = useLocale();
  return ({ language, subtitleLanguages }) => {
    if (!language) return null;
    const name = languageName(language, locale);
    if (subtitleLanguages.length === 0) return name;
    const subtitles = subtitleLanguages.map((code) => languageName(code, locale)).join(', ');
    return t('languageWithSubtitles', { language: name, subtitles });
  };
}
