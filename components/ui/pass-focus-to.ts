import type { RefCallback } from 'react';

/**
 * Passes the focus of a link on when following the link takes it away, such as the link that removes a filter. Otherwise
 * the keyboard and screen readers would start again at the top of the page.
 *
 * @param heir selector of the element that gets the focus
 * @returns a ref for the link; create it once, outside of the component, because a new ref looks like a removal
 */
export function passFocusTo(heir: string): RefCallback<HTMLAnchorElement> {
  return (link) => () => {
    if (document.activeElement === link) document.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true });
  };
}
