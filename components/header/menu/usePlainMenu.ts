'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Keeps the plain menu of a page without scripts until they run, and longer while the visitor has it open.
 *
 * @param successor what stands in its place then, and takes its focus
 */
export function usePlainMenu(successor: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(true);
  const [hadFocus, setHadFocus] = useState(false);
  const replaceWhenClosed = () => {
    if (!ref.current || ref.current.open) return;
    setHadFocus(ref.current.contains(document.activeElement));
    setShown(false);
  };
  const onceScriptsRun = useEffectEvent(replaceWhenClosed);
  useEffect(() => onceScriptsRun(), []);
  useEffect(() => {
    if (hadFocus) successor.current?.focus();
  }, [hadFocus, successor]);
  return { ref, shown, onToggle: replaceWhenClosed };
}
