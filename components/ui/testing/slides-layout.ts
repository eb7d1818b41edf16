/** Widths of a carousel's viewport and slides, in pixels: five slides are visible. */
const view = 1000;
const slideWidth = 200;

const indexOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element);
/** A slide is a group inside the group of the carousel. */
const slideSelector = '[role=group] [role=group]';
const isSlide = (element: HTMLElement) => element.matches(slideSelector);

let observers: { callback: IntersectionObserverCallback; targets: Element[] }[] = [];

class ObserverDouble implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly record: (typeof observers)[number];
  constructor(callback: IntersectionObserverCallback) {
    this.record = { callback, targets: [] };
    observers.push(this.record);
  }
  observe(target: Element) {
    this.record.targets.push(target);
  }
  unobserve() {}
  disconnect() {
    observers = observers.filter((record) => record !== this.record);
  }
  takeRecords() {
    return [];
  }
}

/** jsdom has no layout: gives carousels sizes, and adds the observers and media queries of browsers. */
export function layOutSlides({ reducedMotion = false } = {}): void {
  observers = [];
  // Without a style sheet, jsdom computes no margins.
  document.head.innerHTML = '<style>[role=group] { margin: 0 }</style>';
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return isSlide(this) ? slideWidth : view;
      },
    },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return isSlide(this) ? indexOf(this) * slideWidth : 0;
      },
    },
  });
  HTMLElement.prototype.getBoundingClientRect = function rect(this: HTMLElement) {
    const slide = this.closest<HTMLElement>(slideSelector);
    const [left, width] = slide ? [indexOf(slide) * slideWidth, slideWidth] : [0, view];
    return { left, width, right: left + width } as DOMRect;
  };
  window.IntersectionObserver = ObserverDouble;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media) =>
    ({
      media,
      matches: reducedMotion && media.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

/** Tells all observers that their elements have come near the window. */
export function comeNear(): void {
  for (const { callback, targets } of [...observers]) {
    const entries = targets.map((target) => ({ isIntersecting: true, target }) as IntersectionObserverEntry);
    callback(entries, {} as IntersectionObserver);
  }
}
