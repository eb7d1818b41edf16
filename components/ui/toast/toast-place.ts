import { useLayoutEffect } from 'react';
import type { Toast } from './toast-store';

/** What messages must not cover: the header with its second bar, and the bar with a course's call to action. */
const barsAbove = '[data-above-toasts]';

/** A stretch of the window, from its top, in CSS px. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** The first place from the top where something of that height covers none of the bars. */
export function freePlace(bars: readonly Stretch[], height: number): number {
  const shown = bars.filter(({ top, bottom }) => bottom > Math.max(top, 0)).toSorted((a, b) => a.top - b.top);
  return shown.reduce((place, { top, bottom }) => (top < place + height ? Math.max(place, bottom) : place), 0);
}

/** Places the messages where they cover no bar, and keeps them clear of the bars while the page scrolls. */
export function useToastPlace(area: HTMLElement, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const follow = () => {
      const bars = [...document.querySelectorAll(barsAbove)].map((bar) => bar.getBoundingClientRect());
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
