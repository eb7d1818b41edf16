import { useTranslations } from 'next-intl';

/** The texts that the explore panel and the menu show in the browser, where no translations are loaded. */
export type ExploreTexts = ReturnType<typeof useExploreTexts>;

/** The texts of the explore panel and the menu in the page's language. Server components only. */
export function useExploreTexts() {
  const t = useTranslations('explore');
  return {
    /** Name of the panel and of its trigger. */
    explore: t('explore'),
    categories: t('categories'),
    institutions: t('institutions'),
    clear: t('clear'),
    allCourses: t('allCourses'),
    loading: t('loading'),
    loadError: t('loadError'),
    retry: t('retry'),
    /** From a submenu back to the menu. */
    back: t('back'),
  };
}
