import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';
import { wantsNoMotion } from './reduced-motion';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The position of a carousel, and functions that move it. */
export interface CarouselState {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Number of slides on a page. */
  readonly perPage: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  showPrevious(): void;
  showNext(): void;
}

interface CarouselEngineProps {
  readonly viewport: RefObject<HTMLElement | null>;
  /** Under this name the page is remembered while the visitor looks at other pages. */
  readonly placeName: string | undefined;
  readonly autoplayDelay: number | undefined;
  /** `false` pauses the automatic movement. */
  readonly running: boolean;
  readonly onState: (state: CarouselState) => void;
  /** Called with the 1-based number of the current page. */
  readonly onPage: ((page: number) => void) | undefined;
  /** Called with `true` when the visitor prefers reduced motion, so that automatic movement starts paused. */
  readonly onPause: (paused: boolean) => void;
}

function stateOf(embla: Embla): CarouselState {
  return {
    page: embla.selectedScrollSnap() + 1,
    pages: embla.scrollSnapList().length,
    perPage: embla.internalEngine().slideRegistry[0]?.length ?? 1,
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
    showPrevious: () => embla.scrollPrev(wantsNoMotion()),
    showNext: () => embla.scrollNext(wantsNoMotion()),
  };
}

/** Direction and scroll position of the row of slides, before the engine takes control. */
function before(viewport: HTMLElement | null) {
  const isRightToLeft = viewport !== null && getComputedStyle(viewport).direction === 'rtl';
  return { direction: isRightToLeft ? 'rtl' : 'ltr', scrolled: Math.abs(viewport?.scrollLeft ?? 0) } as const;
}

/** The index of the page that contains a slide. */
function pageOf(embla: Embla, slide: number): number {
  return embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
}

/** Shows the page with the slide that the visitor had scrolled to. */
function keepPlace(embla: Embla, viewport: HTMLElement, scrolled: number): void {
  const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
  viewport.scrollLeft = 0;
  if (width === 0 || scrolled === 0) return;
  const page = pageOf(embla, Math.round(scrolled / width));
  if (page > 0) embla.scrollTo(page, true);
}

/** Whether a slide is fully visible, with a tolerance of one pixel for rounding. */
function isInside(slide: Element, viewport: Element): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

/** Stops and restarts automatic movement. */
function useAutoplay(embla: Embla | undefined, running: boolean): void {
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay) return;
    const follow = () => {
      // When all slides are visible, the carousel cannot move, and its plugin has no timer.
      if (running && embla.scrollSnapList().length > 1) autoplay.play(wantsNoMotion());
      else autoplay.stop();
    };
    follow();
    // Embla stops after a drag and after a change of size or slides.
    embla.on('pointerUp', follow).on('reInit', follow);
    return () => {
      embla.off('pointerUp', follow).off('reInit', follow);
    };
  }, [embla, running]);
}

/** Brings a slide into view when the focus enters it. Otherwise browsers would scroll the row, which only embla may move. */
function useFocusInView(embla: Embla | undefined, viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = viewport.current;
    if (!embla || !view) return;
    const follow = ({ target }: FocusEvent) => {
      view.scrollLeft = 0;
      const index = embla.slideNodes().findIndex((slide) => target instanceof Node && slide.contains(target));
      const slide = embla.slideNodes()[index];
      if (slide && !isInside(slide.firstElementChild ?? slide, view)) embla.scrollTo(pageOf(embla, index), true);
    };
    view.addEventListener('focusin', follow);
    return () => view.removeEventListener('focusin', follow);
  }, [embla, viewport]);
}

/** The first visible slide of each carousel that is remembered, for as long as the document lives. */
const places = new Map<string, number>();

/** Shows the page on which the visitor left the carousel. Slides that are loaded later may be needed for that. */
function useRememberedPlace(embla: Embla | undefined, name: string | undefined): void {
  useEffect(() => {
    if (!embla || name === undefined) return;
    const left = places.get(name) ?? 0;
    const goThere = () => {
      const page = pageOf(embla, left);
      if (page < 0) return;
      embla.off('reInit', goThere);
      if (page > 0) embla.scrollTo(page, true);
    };
    const remember = () => places.set(name, embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0);
    embla.on('reInit', goThere).on('select', remember);
    goThere();
    return () => {
      embla.off('reInit', goThere).off('select', remember);
    };
  }, [embla, name]);
}

/** Makes a row of slides move. It is loaded when a carousel comes near the window, and shows nothing itself. */
export default function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, placeName, autoplayDelay, running, onState, onPage, onPause } = props;
  const [{ direction, scrolled }] = useState(() => before(viewport.current));
  const [attach, embla] = useEmblaCarousel(
    {
      align: 'start',
      direction,
      loop: Boolean(autoplayDelay),
      slidesToScroll: autoplayDelay ? 1 : 'auto',
      watchFocus: false,
    },
    autoplayDelay ? [Autoplay({ delay: autoplayDelay, playOnInit: false, stopOnFocusIn: false })] : [],
  );
  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    if (autoplayDelay && wantsNoMotion()) onPause(true);
  }, [autoplayDelay, onPause]);
  useEffect(() => {
    if (!embla) return;
    const report = () => {
      const state = stateOf(embla);
      onState(state);
      onPage?.(state.page);
    };
    if (viewport.current) keepPlace(embla, viewport.current, scrolled);
    report();
    embla.on('select', report).on('reInit', report);
    return () => {
      embla.off('select', report).off('reInit', report);
    };
  }, [embla, viewport, scrolled, onState, onPage]);
  useRememberedPlace(embla, placeName);
  useFocusInView(embla, viewport);
  useAutoplay(embla, running);
  return null;
}
