import { useTranslations } from 'next-intl';
import type { SaveTexts } from '@/components/bookmarks/SaveButton';

/** The texts of course cards; `{count}` stands for a number. */
export type CardTexts = ReturnType<typeof useCardTexts>;

/** The texts of course cards in the page's language, for the server's cards and as a prop for the browser's. */
export function useCardTexts() {
  const t = useTranslations('card');
  return {
    series: t('series', { count: '{count}' }),
    andAnother: t('andAnother'),
    andOthers: t('andOthers', { count: '{count}' }),
    step: t('step', { step: '{step}', count: '{count}' }),
    institutionList: t('institutionList'),
    saving: useSaveTexts(),
  };
}

/** The accessible names of the button that saves a course. */
export function useSaveTexts(): SaveTexts {
  const t = useTranslations('card');
  return { save: t('save', { title: '{title}' }), saved: t('saved', { title: '{title}' }) };
}
