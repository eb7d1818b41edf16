import { useTranslations } from 'next-intl';

/** The texts of suggestions, passed to the browser because it loads no translations. */
export type SuggestionTexts = ReturnType<typeof useSuggestionTexts>;

/** The texts of suggestions in the page's language; the browser fills in the parts in braces. Server components only. */
export function useSuggestionTexts() {
  const t = useTranslations('search');
  return {
    suggestions: t('suggestions'),
    corrected: t('corrected', { text: '{text}' }),
    courses: t('courses'),
    series: t('series'),
    categories: t('categories'),
    institutions: t('institutions'),
    teachers: t('teachers'),
    searchFor: t('searchFor', { text: '{text}' }),
    near: t('near', { text: '{text}' }),
    found: t('found', { count: '{count}' }),
    none: t('none'),
  };
}
