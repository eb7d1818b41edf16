import { type FocusEvent, useState } from 'react';

/** Whether the pointer is on an element or the keyboard's focus in it, with the handlers that find out. */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const holders = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    // A click leaves the focus on a button too, and must not stop what it has just started.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return [hovered || focused, holders] as const;
}
