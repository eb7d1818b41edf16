import { useTranslations } from 'next-intl';
import type { ExploreTexts } from './explore-texts';

/** The texts of the explore panel and the menu in the page's language. Server components only. */
export function useExploreTexts(): ExploreTexts {
  const t = useTranslations('explore');
  return {
    explore: t('explore'),
    categories: t('categories'),
    institutions: t('institutions'),
    clear: t('clear'),
    loading: t('loading'),
    loadError: t('loadError'),
    retry: t('retry'),
    back: t('back'),
  };
}
