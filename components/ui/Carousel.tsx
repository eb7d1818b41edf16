'use client';

import { type FocusEvent, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
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
  /** The number of slides once all are loaded. */
  readonly total?: number | undefined;
  /** May set `--carousel-visible`, the number of slides side by side, at some widths of the window. */
  readonly className?: string | undefined;
  /**
   * Milliseconds between automatic moves by one slide, from the last to the first again; visitors can pause them.
   * Without a delay, the carousel moves only by its buttons, by as many slides as are visible.
   */
  readonly autoplayDelay?: number;
  /** A changed value moves the carousel back to the first slide. */
  readonly resetKey?: string;
  /** Under this name the page is remembered while the visitor looks at other pages. */
  readonly placeName?: string | undefined;
  readonly busy?: boolean;
  /** Called once, when the carousel comes near the window. */
  readonly onNear?: () => void;
  /** Called with the 1-based number of the current page. */
  readonly onPage?: (page: number) => void;
}

/**
 * Slides side by side. Without scripts they are a row that scrolls and snaps. Near the window, a script adds buttons,
 * dragging by mouse and, if requested, automatic movement (pattern: WAI-ARIA carousel).
 */
export function Carousel(props: CarouselProps) {
  const { label, texts, slides, total = slides.length, className, busy = false } = props;
  const { autoplayDelay, resetKey, placeName, onNear, onPage } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const [Engine, load] = useEngine(viewport, onNear);
  const loadAgain = Engine ? undefined : load;
  const [state, setState] = useState<CarouselState | null>(null);
  const [paused, setPaused] = useState(false);
  const [hoveredOrFocused, handlers] = useHoverOrFocus();
  const slideCount = Math.max(total, slides.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern needs a group; a second region would repeat the name of the first
    <div
      role="group"
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      aria-roledescription={texts.carousel}
      aria-label={label}
      aria-busy={busy}
      tabIndex={-1}
      onPointerEnter={loadAgain}
      onFocusCapture={loadAgain}
      {...(autoplayDelay ? handlers : {})}
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
          key={resetKey}
          viewport={viewport}
          placeName={placeName}
          autoplayDelay={autoplayDelay}
          running={!paused && !hoveredOrFocused}
          onState={setState}
          onPage={onPage}
          onPause={setPaused}
        />
      ) : null}
    </div>
  );
}

const importEngine = () => import('./CarouselEngine');

/**
 * Loads the engine when the carousel comes near the window. Until then, or if that fails, the row scrolls as before.
 * @returns the engine, `null` until it is loaded, and a function that loads it
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

/** Whether the pointer is on an element or keyboard focus is inside, and the handlers that detect this. */
function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    // Keyboard focus only: a click on the play button focuses it too, and must not stop the movement again.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return [hovered || focused, handlers] as const;
}

/** The row of slides, each named by its position. */
function CarouselTrack({ slides, total, texts }: Pick<CarouselProps, 'slides' | 'texts'> & { readonly total: number }) {
  return (
    <div className={styles.track}>
      {slides.map(({ key, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the carousel pattern needs groups, not fieldsets
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
