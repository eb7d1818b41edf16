import { useEffect, useState } from 'react';
import type { TextName } from '@/lib/desk/course-texts';
import { type Draft, draftKey, dropDraft, isUnsaved, loadDraft, saveDraft } from '@/lib/desk/drafts';

/** The owner's draft of a text in this browser. */
export function useDraft(owner: string | null, courseId: string, name: TextName) {
  const key = draftKey(owner, courseId, name);
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(key));
  /** Taken away a moment ago, and not yet replaced. */
  const [dropped, setDropped] = useState<Draft | null>(null);
  const [saved, setSaved] = useState(() => !isUnsaved(key));
  const save = (html: string) => {
    const fresh = { html, savedAt: Date.now() };
    setSaved(saveDraft(key, fresh));
    setDraft(fresh);
    setDropped(null);
  };
  const drop = () => {
    dropDraft(key);
    setSaved(true);
    setDraft(null);
    setDropped(draft);
  };
  useQuestionBeforeLeaving(saved);
  return { key, draft, setDraft, dropped, saved, save, drop };
}

/** The browser asks before it leaves a page with a draft that it could not store. */
function useQuestionBeforeLeaving(isSaved: boolean) {
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
}
