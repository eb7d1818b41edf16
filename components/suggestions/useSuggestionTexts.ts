import { useTranslations } from 'next-intl';

/** The texts that suggestions show in the browser, where no translations are loaded. */
export type SuggestionTexts = ReturnType<typeof useSuggestionTexts>;

/** The texts of suggestions in the page's language; what stands in braces is filled in later. Server components only. */
export function useSuggestionTexts() {
  const t = useTranslations('search');
  return {
    suggestions: t('suggestions'),
    courses: t('courses'),
    series: t('series'),
    categories: t('categories'),
    institutions: t('institutions'),
    teachers: t('teachers'),
    searchFor: t('searchFor', { text: '{text}' }),
    found: t('found', { count: '{count}' }),
    none: t('none'),
  };
}
