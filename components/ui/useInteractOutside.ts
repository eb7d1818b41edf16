import { type RefObject, useEffect, useEffectEvent } from 'react';

const interactions = ['pointerdown', 'focusin'];

/** Calls back when something outside an element is pressed or gets the focus. */
export function useInteractOutside(element: RefObject<Element | null>, onInteract: () => void): void {
  const notify = useEffectEvent(onInteract);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) notify();
    };
    for (const name of interactions) document.addEventListener(name, follow);
    return () => {
      for (const name of interactions) document.removeEventListener(name, follow);
    };
  }, [element]);
}
