'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { removeCourses, saveCourses, useSavedCourses } from '@/components/bookmarks/saved-courses';
import actions from '@/components/course/CourseActions.module.css';
import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { useHydrated } from '@/components/ui/useHydrated';
import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';
import styles from './SavedView.module.css';

interface SavedListProps {
  /** The courses of the page, as its address names them. */
  readonly ids: readonly string[];
  readonly language: InterfaceLanguage;
  readonly texts: {
    /** With `{count}`. */
    readonly received: string;
    readonly own: string;
    readonly clear: string;
    readonly cleared: string;
    readonly undo: string;
  };
  /** The list, as the server rendered it. */
  readonly children: ReactNode;
}

/**
 * What scripts say below a list, where nothing moves when it comes: which courses of a list that somebody has sent are not saved on
 * this device. One's own list can be cleared, which can be taken back as long as the page is there.
 */
export function SavedList({ ids, language, texts, children }: SavedListProps) {
  const saved = useSavedCourses();
  const isHydrated = useHydrated();
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  const missing = ids.filter((id) => !saved.includes(id));
  if (cleared) {
    const undo = () => {
      saveCourses(cleared);
      setCleared(null);
    };
    return <Cleared text={texts.cleared} undo={texts.undo} onUndo={undo} />;
  }
  const clear = () => {
    setCleared(saved);
    removeCourses(saved);
  };
  return (
    <>
      {children}
      <div className={`no-print ${styles.below}`}>
        {isHydrated && missing.length > 0 ? (
          <div className={styles.notice} role="status">
            <p>{fillIn(texts.received, { count: missing.length })}</p>
            {saved.length > 0 ? <AppLink href={routes(language).savedCourses(saved)}>{texts.own}</AppLink> : null}
          </div>
        ) : null}
        {isHydrated && missing.length === 0 ? (
          <button type="button" onClick={clear}>
            {texts.clear}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Saves the whole list on this device. It keeps its place and the focus when all is saved; then there is nothing to do. */
export function SaveAllButton({ ids, children }: { readonly ids: readonly string[]; readonly children: ReactNode }) {
  const saved = useSavedCourses();
  const isSaved = ids.every((id) => saved.includes(id));
  return (
    <button
      type="button"
      className={`needs-script ${actions.action} ${styles.saveAll}`}
      aria-disabled={isSaved}
      onClick={isSaved ? undefined : () => saveCourses(ids)}
    >
      {children}
    </button>
  );
}

/** Prints the page; without scripts it is not there, and the browser's own menu does. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={`needs-script ${actions.action}`} onClick={() => window.print()}>
      {children}
    </button>
  );
}

interface ClearedProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** What stands in the list's place; the way back has the focus, whose button is gone. */
function Cleared({ text, undo, onUndo }: ClearedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={`no-print ${styles.notice}`} role="status">
      <p>{text}</p>
      <button type="button" ref={button} onClick={onUndo}>
        {undo}
      </button>
    </div>
  );
}
