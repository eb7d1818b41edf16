import { type RefObject, useEffect, useState } from 'react';

/**
 * What a visitor types in a field, and whether suggestions are wanted for it: not before anything is typed, nor after Escape,
 * nor when the field has been left, even before this code was loaded. It listens to the field, which its form has rendered.
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
    const hear = (event: Event) => {
      // While a word is being composed, the field does not yet hold what is meant.
      if (event instanceof InputEvent && event.isComposing) return;
      read();
      setWanted(true);
    };
    const leave = () => setWanted(false);
    element.addEventListener('input', hear);
    element.addEventListener('compositionend', hear);
    element.addEventListener('blur', leave);
    // On a busy machine, keys may be pressed between rendering and listening.
    read();
    setWanted(isBeingTyped(element));
    return () => {
      element.removeEventListener('input', hear);
      element.removeEventListener('compositionend', hear);
      element.removeEventListener('blur', leave);
    };
  }, [field]);
  return { ...typed, wanted, setWanted };
}

/** What was typed before this was loaded counts; the text that a page starts with does not. */
function isBeingTyped(field: HTMLInputElement | null): boolean {
  return field !== null && field.value !== field.defaultValue && field === document.activeElement;
}
