import { type RefObject, useEffect } from 'react';
import { whenIdle } from './when-idle';

/** The distance from the window within which an element is near. */
const margin = '300px 0px';

/** Calls back once, when an element comes near the window and the browser is idle. */
export function useNearViewport(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    let cancel: (() => void) | null = null;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(onNear);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [element, onNear]);
}
