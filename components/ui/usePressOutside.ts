import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when something outside an element is pressed. */
export function usePressOutside(element: RefObject<Element | null>, onPress: () => void): void {
  const notify = useEffectEvent(onPress);
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) notify();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [element]);
}
