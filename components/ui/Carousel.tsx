'use client';

import { type FocusEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselButtons } from './CarouselButtons';
import type { CarouselState } from './CarouselEngine';
import { fillIn } from './fill-in';
import type { CarouselTexts } from './useCarouselTexts';
import { useLazyComponent } from './useLazyComponent';
import { useNearViewport } from './useNearViewport';

interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  /** Accessible name. */
  readonly label: string;
  readonly texts: CarouselTexts;
  readonly slides: readonly CarouselSlide[];
  /** How many slides there will be once all are loaded. */
  readonly total?: number;
  /** Sets `--carousel-visible`, the number of slides side by side, at each width of the window. */
  readonly className?: string | undefined;
  /**
   * Milliseconds after which it moves by itself, by one slide, and from the last to the first; pausable. Without them it
   * moves by as many slides as are visible.
   */
  readonly autoplayDelay?: number;
  /** Another value leads back to the first slide. */
  readonly resetKey?: string;
  readonly busy?: boolean;
  /** The carousel comes near the window, once. */
  readonly onNear?: () => void;
  /** 1-based number of the page that is shown now. */
  readonly onPage?: (page: number) => void;
}

/**
 * Slides side by side. Without a script they are a row that scrolls and snaps; near the window a script brings buttons,
 * dragging by mouse and, where wanted, movement (pattern: WAI-ARIA carousel).
 */
export function Carousel(props: CarouselProps) {
  const { label, texts, slides, total = slides.length, className, busy = false } = props;
  const { autoplayDelay, resetKey = '', onNear, onPage } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const [Engine, load] = useEngine(viewport, onNear);
  const loadAgain = Engine ? undefined : load;
  const [state, setState] = useState<CarouselState | null>(null);
  const [paused, setPaused] = useState(false);
  const [held, holders] = useHeld();
  const page = state?.page;
  useEffect(() => {
    if (page) onPage?.(page);
  }, [page, onPage]);
  const slideCount = Math.max(total, slides.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern wants a group; a second region would repeat the first's name
    <div
      role="group"
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      aria-roledescription={texts.carousel}
      aria-label={label}
      aria-busy={busy}
      onPointerEnter={loadAgain}
      onFocusCapture={loadAgain}
      {...(autoplayDelay ? holders : {})}
    >
      <div ref={viewport} className={styles.viewport} data-moves={state ? '' : undefined}>
        <CarouselTrack slides={slides} total={slideCount} texts={texts} />
      </div>
      <CarouselButtons
        texts={texts}
        state={state}
        pages={state ? Math.max(state.pages, Math.ceil(slideCount / state.perPage)) : 0}
        slides={slideCount}
        paused={paused}
        onPause={autoplayDelay ? setPaused : undefined}
      />
      {Engine ? (
        <Engine
          viewport={viewport}
          autoplayDelay={autoplayDelay}
          running={!paused && !held}
          resetKey={resetKey}
          onState={setState}
          onStill={setPaused}
        />
      ) : null}
    </div>
  );
}

const importEngine = () => import('./CarouselEngine');

/**
 * The part that makes a carousel move, once it has come near the window, and what loads it. While its code cannot be loaded
 * the row scrolls as before.
 */
function useEngine(viewport: RefObject<HTMLElement | null>, onNear: (() => void) | undefined) {
  const [Engine, loadEngine] = useLazyComponent(importEngine);
  const load = useCallback(() => void loadEngine().catch(() => undefined), [loadEngine]);
  const near = useCallback(() => {
    onNear?.();
    load();
  }, [onNear, load]);
  useNearViewport(viewport, near);
  return [Engine, load] as const;
}

/** Whether the pointer is on an element or the keyboard's focus in it, with the handlers that find out. */
function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const holders = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    // A click leaves the focus on a button too, and must not stop what it has just started.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return [hovered || focused, holders] as const;
}

/** The row of slides, each named by its position. */
function CarouselTrack({ slides, total, texts }: Pick<CarouselProps, 'slides' | 'texts'> & { readonly total: number }) {
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
