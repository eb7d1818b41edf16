import { useState } from 'react';
import type { TextName } from '@/lib/desk/course-texts';
import { type Draft, draftKey, dropDraft, loadDraft, saveDraft } from '@/lib/desk/drafts';

/** The owner's draft of a text in this browser. */
export function useDraft(owner: string | null, courseId: string, name: TextName) {
  const key = draftKey(owner, courseId, name);
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(window.localStorage, key));
  const [kept, setKept] = useState(true);
  const save = (html: string) => {
    const fresh = { html, savedAt: Date.now() };
    setKept(saveDraft(window.localStorage, key, fresh));
    setDraft(fresh);
  };
  const drop = () => {
    dropDraft(window.localStorage, key);
    setDraft(null);
  };
  return { draft, kept, save, drop };
}
