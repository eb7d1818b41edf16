import { useMemo, useState } from 'react';
import { type Draft, draftKey, dropDraft, isUnsaved, loadDraft, saveDraft } from '@/lib/desk/drafts';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import type { TextName } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';

/** The owner's draft of a text in this browser. */
export function useDraft(owner: string | null, course: Course, name: TextName) {
  const key = draftKey(owner, course.id, name);
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(key));
  /** The discarded draft, until another replaces it. */
  const [dropped, setDropped] = useState<Draft | null>(null);
  const [saved, setSaved] = useState(() => !isUnsaved(key));
  const title = useMemo(() => plainText(course.title), [course.title]);
  const save = (html: UntrustedHtml, base = draft ? draft.base : (course[name] ?? '')) => {
    const fresh = { html, savedAt: Date.now(), base, title };
    setSaved(saveDraft(key, fresh));
    setDraft(fresh);
    setDropped(null);
  };
  /** Deletes the draft from the browser. The caller decides what to show instead. */
  const drop = () => {
    dropDraft(key);
    setSaved(true);
    setDropped(draft);
  };
  return { key, draft, setDraft, dropped, saved, save, drop };
}
