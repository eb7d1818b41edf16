import type { MouseEvent, MouseEventHandler } from 'react';

type ModifierKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a click has a modifier key. Such a click asks the browser for a new tab, a new window or a download. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** A click handler for a link that does something else than load its page. The browser handles clicks with a modifier key. */
export function onPlainClick(
  act: (event: MouseEvent<HTMLAnchorElement>) => void,
): MouseEventHandler<HTMLAnchorElement> {
  return (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    act(event);
  };
}
