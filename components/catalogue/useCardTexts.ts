import { useTranslations } from 'next-intl';
import { type CardTexts, numberPlaceholder } from './card-texts';

/** The words of course cards in the page's language, for the server's cards and as a prop for the browser's. */
export function useCardTexts(): CardTexts {
  const t = useTranslations('card');
  return {
    untitled: t('untitled'),
    series: t('series', { count: numberPlaceholder }),
    andAnother: t('andAnother'),
    andOthers: t('andOthers', { count: numberPlaceholder }),
    institutionList: t('institutionList'),
  };
}
