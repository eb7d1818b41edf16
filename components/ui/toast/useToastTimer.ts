import { useEffect, useRef } from 'react';
import { type Toast, toastStore } from './toast-store';

/** Milliseconds that a message stays (specification, section 9). */
export const toastLife = 3000;

/** Milliseconds of the way in and of the way out (specification, section 9). */
export const toastTransition = 300;

function transitionTime(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : toastTransition;
}

/**
 * Closes a message at the end of its life and removes it after its way out. A paused message keeps the rest of its
 * life; a sticky one has no end.
 */
export function useToastTimer({ id, sticky, closing }: Toast, paused: boolean): void {
  const rest = useRef(toastLife);
  useEffect(() => {
    if (sticky || paused || closing) return;
    const start = Date.now();
    const timer = setTimeout(() => toastStore.close(id), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(0, rest.current - (Date.now() - start));
    };
  }, [id, sticky, paused, closing]);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => toastStore.remove(id), transitionTime());
    return () => clearTimeout(timer);
  }, [id, closing]);
}
