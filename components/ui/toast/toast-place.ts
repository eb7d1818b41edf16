import { useLayoutEffect } from 'react';
import type { Toast } from './toast-store';

/** Bars that messages must not cover: the header with its second bar, and the bar with a course's call to action. */
const barSelector = '[data-above-toasts]';

/** A vertical range of the window, in CSS pixels from its top. */
interface VerticalRange {
  readonly top: number;
  readonly bottom: number;
}

/** The topmost position, in CSS pixels, where an element of this height covers no bar. */
export function freePlace(bars: readonly VerticalRange[], height: number): number {
  const shown = bars.filter(({ top, bottom }) => bottom > Math.max(top, 0)).sort((a, b) => a.top - b.top);
  return shown.reduce((place, { top, bottom }) => (top < place + height ? Math.max(place, bottom) : place), 0);
}

/** Positions the messages so that they cover no bar, also while the page scrolls. */
export function useToastPlace(area: HTMLElement, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const follow = () => {
      const bars = [...document.querySelectorAll(barSelector)].map((bar) => bar.getBoundingClientRect());
      area.style.setProperty('--toast-top', `${freePlace(bars, area.scrollHeight)}px`);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [area, toasts]);
}
