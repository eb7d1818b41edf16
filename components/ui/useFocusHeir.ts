import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Passes the focus of a link on when following the link takes it away, such as the link that removes a filter. Otherwise
 * the keyboard and screen readers would start again at the top of the page.
 *
 * @param heir selector of the element that gets the focus
 * @returns the ref of the link
 */
export function useFocusHeir(heir: string): RefObject<HTMLAnchorElement | null> {
  const ref = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const link = ref.current;
    return () => {
      if (document.activeElement !== link) return;
      document.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true });
    };
  }, [heir]);
  return ref;
}
