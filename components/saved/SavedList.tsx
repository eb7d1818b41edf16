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
    readonly saveAll: string;
    readonly own: string;
    readonly clear: string;
    readonly cleared: string;
    readonly undo: string;
  };
  /** The list, as the server rendered it. */
  readonly children: ReactNode;
}

/**
 * What scripts add to a list: one that somebody has sent can be saved on this device, and one's own can be cleared, which
 * can be taken back as long as the page is there.
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
      {isHydrated && missing.length > 0 ? (
        <div className={`no-print ${styles.notice}`} role="status">
          <p>{fillIn(texts.received, { count: missing.length })}</p>
          <button type="button" onClick={() => saveCourses(ids)}>
            {texts.saveAll}
          </button>
          {saved.length > 0 ? <AppLink href={routes(language).savedCourses(saved)}>{texts.own}</AppLink> : null}
        </div>
      ) : null}
      {children}
      {isHydrated && missing.length === 0 ? (
        <p className={`no-print ${styles.clear}`}>
          <button type="button" onClick={clear}>
            {texts.clear}
          </button>
        </p>
      ) : null}
    </>
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
