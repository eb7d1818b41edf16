import type { MouseEvent, MouseEventHandler } from 'react';

type ModifierKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a click has a modifier key: it asks for a new tab, a new window or a download, which is up to the browser. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** A click handler for a link that acts in place of loading its page; clicks with a modifier key stay the browser’s. */
export function onPlainClick(
  act: (event: MouseEvent<HTMLAnchorElement>) => void,
): MouseEventHandler<HTMLAnchorElement> {
  return (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    act(event);
  };
}
