import { type RefObject, useEffect, useState } from 'react';

/**
 * What a visitor types in a field, and whether suggestions are wanted for it: not before anything is typed, after Escape or
 * when the field is left. The field belongs to its form, which was there before: this listens to it.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(() => ({ text: field.current?.value ?? '', edits: 0 }));
  // What was typed before this was loaded counts; the text that a page starts with does not.
  const [wanted, setWanted] = useState(() => field.current?.value !== field.current?.defaultValue);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const read = () => {
      const text = element.value;
      setTyped((before) => (before.text === text ? before : { text, edits: before.edits + 1 }));
    };
    const hear = (event: Event) => {
      // While a word is composed, what stands in the field is not yet what is meant.
      if (event instanceof InputEvent && event.isComposing) return;
      read();
      setWanted(true);
    };
    const leave = () => setWanted(false);
    element.addEventListener('input', hear);
    element.addEventListener('compositionend', hear);
    element.addEventListener('blur', leave);
    // On a busy machine keys come between rendering and listening.
    read();
    setWanted(element.value !== element.defaultValue);
    return () => {
      element.removeEventListener('input', hear);
      element.removeEventListener('compositionend', hear);
      element.removeEventListener('blur', leave);
    };
  }, [field]);
  return { ...typed, wanted, setWanted };
}
