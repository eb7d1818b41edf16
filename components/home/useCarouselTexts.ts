import { useTranslations } from 'next-intl';
import type { CarouselTexts } from '@/components/ui/carousel-texts';

/** The words of a carousel in the page's language; its numbers are known in the browser only. */
export function useCarouselTexts(): CarouselTexts {
  const t = useTranslations('home.carousel');
  return {
    carousel: t('carousel'),
    slide: t('slide'),
    position: t.raw('position'),
    page: t.raw('page'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
  };
}
