'use client';

import type { Messages } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/Button.module.css';
import { Status } from '@/components/ui/Status';
import { useSavedListState } from './SavedListState';
import styles from './SavedView.module.css';

interface SavedListBarProps {
  /** The id of the form with the courses; `undefined` when there are fewer than two to compare. */
  readonly form: string | undefined;
  readonly texts: Pick<Messages['saved'], 'choose' | 'chooseMore' | 'undo'>;
  /** Content of the button that compares. */
  readonly children: ReactNode;
}

/** The courses chosen in the list that was left last, for as long as the document lives. */
let chosen: readonly unknown[] = [];

/** Visitors who come back from a course find the same courses chosen. Browsers restore boxes only when they load a document. */
function useRememberedChoice(id: string | undefined): void {
  useEffect(() => {
    const form = document.forms.namedItem(id ?? '');
    if (!form) return;
    for (const box of form.querySelectorAll('input')) box.checked ||= chosen.includes(box.value);
    return () => {
      chosen = new FormData(form).getAll('ids');
    };
  }, [id]);
}

/** The sticky bar below a list: the last removal with an undo button, and a button that compares the chosen courses. */
export function SavedListBar({ form, texts, children }: SavedListBarProps) {
  const { ids, removals, undo } = useSavedListState();
  useRememberedChoice(form);
  // The removals at the time of a refused comparison. The message disappears when they or the choice change.
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
      <Status id="list-status" className={isRefused ? styles.refused : undefined}>
        {isRefused ? texts.chooseMore : (removal?.text ?? (form ? texts.choose : null))}
      </Status>
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
  /** Whether the list is empty, so that no other element can take the focus. */
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
