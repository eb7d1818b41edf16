'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/Button.module.css';
import { useSavedListState } from './SavedListState';
import styles from './SavedView.module.css';

interface SavedListBarProps {
  /** The id of the form with the courses, where two of them can be compared. */
  readonly form: string | undefined;
  readonly texts: {
    readonly choose: string;
    readonly chooseMore: string;
    readonly undo: string;
  };
  /** What stands on the button that compares. */
  readonly children: ReactNode;
}

/** The line below a list that stays in sight: what was taken out, with the way back, and the comparison of what is chosen. */
export function SavedListBar({ form, texts, children }: SavedListBarProps) {
  const { ids, removals, undo } = useSavedListState();
  // Shown until something else changes in the list.
  const [refusedAt, setRefusedAt] = useState<typeof removals>();
  const isRefused = refusedAt === removals;
  const removal = isRefused ? undefined : removals.at(-1);
  const compare = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (!button.form || new FormData(button.form).getAll('ids').length > 1) return;
    event.preventDefault();
    button.focus();
    setRefusedAt(removals);
    button.form.addEventListener('change', () => setRefusedAt(undefined), { once: true });
  };
  return (
    <div className={`no-print ${form || removal ? styles.bar : ''}`}>
      <p role="status" id="list-status" className={isRefused ? styles.refused : undefined}>
        {isRefused ? texts.chooseMore : (removal?.text ?? (form ? texts.choose : null))}
      </p>
      {removal ? <UndoButton text={texts.undo} isAlone={ids.length === 0} onUndo={undo} /> : null}
      {form ? (
        <button type="submit" form={form} aria-describedby="list-status" className={buttons.solid} onClick={compare}>
          {children}
        </button>
      ) : null}
    </div>
  );
}

interface UndoButtonProps {
  readonly text: string;
  /** Nothing of the list is left that could have the focus. */
  readonly isAlone: boolean;
  readonly onUndo: () => void;
}

function UndoButton({ text, isAlone, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAlone) button.current?.focus();
  }, [isAlone]);
  return (
    <button type="button" ref={button} className={buttons.outline} onClick={onUndo}>
      {text}
    </button>
  );
}
