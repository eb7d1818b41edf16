'use client';

import { AppLink } from '@/components/ui/AppLink';
import { Carousel } from '@/components/ui/Carousel';
import { RemoteImage } from '@/components/ui/RemoteImage';
import type { CarouselTexts } from '@/components/ui/useCarouselTexts';
import { routes } from '@/lib/addresses/routes';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';
import styles from './LogoCarousel.module.css';

/** Milliseconds between two steps (specification, section 9). */
const delay = 3000;

interface LogoCarouselProps {
  readonly label: string;
  readonly texts: CarouselTexts;
  readonly locale: Locale;
  readonly institutions: readonly Pick<Institution, 'id' | 'name' | 'logoId'>[];
}

/** The row of logos. The slides are made in this client component: as a prop, the page's data would repeat all elements. */
export function LogoCarousel({ label, texts, locale, institutions }: LogoCarouselProps) {
  const to = routes(locale);
  const slides = institutions.map(({ id, name, logoId }) => ({
    key: id,
    content: (
      <AppLink href={to.institution(id)}>
        <RemoteImage id={logoId} width={80} height={80} />
        {name}
      </AppLink>
    ),
  }));
  return <Carousel label={label} texts={texts} className={styles.partners} autoplayDelay={delay} slides={slides} />;
}
