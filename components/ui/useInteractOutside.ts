import { type RefObject, useEffect, useEffectEvent } from 'react';

const interactions = ['pointerdown', 'focusin'];

/**
 * Calls back when something outside an element is pressed or gets the focus. The focus of an element around it does not
 * count: a press on plain text inside gives the focus to the nearest ancestor that can have it, such as `main`.
 */
export function useInteractOutside(element: RefObject<Element | null>, onInteract: () => void): void {
  const notify = useEffectEvent(onInteract);
  useEffect(() => {
    const follow = ({ target, type }: Event) => {
      if (!(target instanceof Node) || element.current?.contains(target)) return;
      if (type === 'focusin' && target.contains(element.current)) return;
      notify();
    };
    for (const name of interactions) document.addEventListener(name, follow);
    return () => {
      for (const name of interactions) document.removeEventListener(name, follow);
    };
  }, [element]);
}
