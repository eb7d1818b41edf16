import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { hasModifier } from '@/components/ui/plain-click';

interface OptionList<Option> {
  /** The options in the order shown; empty while the list is closed. */
  readonly options: readonly Option[];
  /** Number of changes of the text; after each change no option is active. */
  readonly edits: number;
  /** Called at Enter when an option is active. */
  readonly onFollow: (option: Option) => void;
  /** Called at Enter when no option is active; the form is then submitted. */
  readonly onSubmit: () => void;
  /** Called at Arrow down while the list is closed. */
  readonly onOpen: () => void;
}

/** The code of a key that an input method has handled (UI Events, "Legacy key attributes"). */
const inputMethodKey = 229;

/** The position when no option is active and the visitor edits the text. */
const inText = -1;

/**
 * The position after a key press, cycling through options and text field; `null` for keys that do not concern the list.
 */
function placeAfter(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : inText;
  if (key === 'ArrowUp') return active === inText ? count - 1 : active - 1;
  if (active === inText) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The option that the keyboard has made active while the focus stays in the text field; `null` when none is active. */
export function useActiveOption<Option extends { readonly key: string }>(
  field: RefObject<HTMLInputElement | null>,
  { options, edits, onFollow, onSubmit, onOpen }: OptionList<Option>,
): Option | null {
  const [chosen, setChosen] = useState<{ readonly edits: number; readonly key: string } | null>(null);
  const place = chosen?.edits === edits ? options.findIndex(({ key }) => key === chosen.key) : inText;
  const active = options[place] ?? null;
  const follow = (event: KeyboardEvent) => {
    if (active === null) return onSubmit();
    event.preventDefault();
    onFollow(active);
  };
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, options.length);
    if (next === null) return;
    event.preventDefault();
    const option = options[next];
    setChosen(option ? { edits, key: option.key } : null);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While somebody composes a word, the input method handles the keys. In Safari, the key that ends a word has this code.
    if (event.isComposing || event.keyCode === inputMethodKey) return;
    if (event.key === 'Enter') return follow(event);
    // Keys with a modifier edit or select the text.
    if (options.length > 0) return hasModifier(event) ? undefined : move(event);
    setChosen(null);
    if (event.key === 'ArrowDown') onOpen();
  });
  useEffect(() => onKeyDown(field.current, (event) => onKey(event)), [field]);
  return active;
}

/** @returns how to stop listening */
function onKeyDown(element: HTMLElement | null, listener: (event: KeyboardEvent) => void): () => void {
  element?.addEventListener('keydown', listener);
  return () => element?.removeEventListener('keydown', listener);
}
