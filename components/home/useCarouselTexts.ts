import { useTranslations } from 'next-intl';
import type { CarouselTexts } from '@/components/ui/carousel-texts';

/** The words of a carousel in the page's language; its numbers are known in the browser only. */
export function useCarouselTexts(): CarouselTexts {
  const t = useTranslations('home.carousel');
  return {
    carousel: t('carousel'),
    slide: t('slide'),
    // The browser puts the numbers in: here each place takes itself.
    position: t('position', { position: '{position}', total: '{total}' }),
    page: t('page', { page: '{page}', pages: '{pages}' }),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
  };
}
