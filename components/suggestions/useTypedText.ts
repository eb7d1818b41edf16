import { type RefObject, useEffect, useState } from 'react';

/**
 * The text that a visitor types in a field, and whether suggestions are wanted for it. They are not wanted before
 * anything is typed, after Escape, or once the field has lost the focus, even if that was before this code loaded.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(() => ({ text: field.current?.value ?? '', edits: 0 }));
  const [wanted, setWanted] = useState(() => isBeingTyped(field.current));
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const read = () => {
      const text = element.value;
      setTyped((before) => (before.text === text ? before : { text, edits: before.edits + 1 }));
    };
    // Also while somebody composes a word: keyboards of phones compose every word, so nothing would show before its end.
    const onInput = () => {
      read();
      setWanted(true);
    };
    const leave = () => setWanted(false);
    element.addEventListener('input', onInput);
    element.addEventListener('blur', leave);
    // On a busy machine, keys may be pressed after rendering and before the listeners are added.
    read();
    setWanted(isBeingTyped(element));
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('blur', leave);
    };
  }, [field]);
  return { ...typed, wanted, setWanted };
}

/** Whether the visitor has typed the text, perhaps before this code loaded. The initial text of a page does not count. */
function isBeingTyped(field: HTMLInputElement | null): boolean {
  return field !== null && field.value !== field.defaultValue && field === document.activeElement;
}
