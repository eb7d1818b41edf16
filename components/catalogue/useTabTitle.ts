'use client';

import { useLayoutEffect } from 'react';

/**
 * Keeps a title in the tab while a page changes in place. React writes the page's own title when it takes the head over,
 * which may be after the visitor's first choice.
 */
export function useTabTitle(title: string): void {
  // A layout effect ends with its page, before the title of the next page could be taken for a change.
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
