import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { fillIn } from './fill-in';
import type { CarouselTexts } from './useCarouselTexts';

export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselTrackProps {
  readonly slides: readonly CarouselSlide[];
  /** How many there will be once all are loaded. */
  readonly total: number;
  readonly texts: CarouselTexts;
}

/** The row of slides, each named by its position. */
export function CarouselTrack({ slides, total, texts }: CarouselTrackProps) {
  return (
    <div className={styles.track}>
      {slides.map(({ key, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the carousel pattern wants groups, not fieldsets
        <div
          key={key}
          className={styles.slide}
          role="group"
          aria-roledescription={texts.slide}
          aria-label={fillIn(texts.position, { position: index + 1, total })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
