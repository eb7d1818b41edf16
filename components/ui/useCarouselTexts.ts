import { useTranslations } from 'next-intl';

/** The texts of a carousel, for its client components. */
export type CarouselTexts = ReturnType<typeof useCarouselTexts>;

/** The texts of a carousel in the page's language. The browser fills in the numbers. Server components only. */
export function useCarouselTexts() {
  const t = useTranslations('home.carousel');
  return {
    // The words for a carousel and a slide in this language, for `aria-roledescription`.
    carousel: t('carousel'),
    slide: t('slide'),
    position: t('position', { position: '{position}', total: '{total}' }),
    page: t('page', { page: '{page}', pages: '{pages}' }),
    shown: t('shown', { from: '{from}', to: '{to}', total: '{total}' }),
    shownOne: t('shownOne', { from: '{from}', total: '{total}' }),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
  };
}
