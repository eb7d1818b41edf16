import styles from './Carousel.module.css';
import type { CarouselState } from './CarouselEngine';
import { fillIn } from './fill-in';
import { Icon } from './Icon';
import { Status } from './Status';
import type { CarouselTexts } from './useCarouselTexts';

interface CarouselButtonsProps {
  readonly texts: CarouselTexts;
  /** `null` until the carousel can move; until then the buttons are invisible but take up space. */
  readonly state: CarouselState | null;
  readonly pages: number;
  readonly slides: number;
  readonly paused: boolean;
  /** Only for a carousel with automatic movement. */
  readonly onPause?: ((paused: boolean) => void) | undefined;
}

/** The buttons below a carousel and, without automatic movement, the current page. */
export function CarouselButtons({ texts, state, pages, slides, paused, onPause }: CarouselButtonsProps) {
  const page = state?.page ?? 1;
  return (
    <div className={`no-print needs-script ${styles.buttons}`} data-shown={state && pages > 1 ? '' : undefined}>
      {onPause ? (
        <button type="button" className={styles.button} onClick={() => onPause(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="visually-hidden">{paused ? texts.play : texts.pause}</span>
        </button>
      ) : null}
      {/* `aria-disabled`, because a disabled button would lose the focus at the last page. */}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!state?.hasPrevious}
        onClick={() => state?.showPrevious()}
      >
        <Icon name="previous" />
        <span className="visually-hidden">{texts.previous}</span>
      </button>
      {onPause ? null : (
        <div className={styles.page}>
          <span aria-hidden="true">{state ? shownSlides(state, slides, texts) : null}</span>
          <Status className="visually-hidden">{state ? fillIn(texts.page, { page, pages }) : null}</Status>
        </div>
      )}
      <button type="button" className={styles.button} aria-disabled={!state?.hasNext} onClick={() => state?.showNext()}>
        <Icon name="next" />
        <span className="visually-hidden">{texts.next}</span>
      </button>
    </div>
  );
}

/** The range of visible slides, in words. The last page is filled up with slides of the page before. */
function shownSlides({ page, perPage }: CarouselState, total: number, texts: CarouselTexts): string {
  const to = Math.min(page * perPage, total);
  return fillIn(perPage === 1 ? texts.shownOne : texts.shown, { from: to - perPage + 1, to, total });
}
