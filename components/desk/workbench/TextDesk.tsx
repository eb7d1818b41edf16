import Alert from '@mui/material/Alert';
import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TextName } from '@/lib/desk/course-texts';
import { type Draft, draftKey, dropDraft, followDraft, loadDraft, saveDraft } from '@/lib/desk/drafts';
import { lostElements } from '@/lib/desk/html-changes';
import { textLength } from '@/lib/desk/length-limit';
import { keepAllowed } from '@/lib/html/sanitise';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/language';
import { Difference } from './Difference';
import { DraftBar } from './DraftBar';
import { extensions } from './extensions';
import { Preview } from './Preview';
import { Toolbar } from './Toolbar';
import styles from './Workbench.module.css';

interface TextDeskProps {
  /** Whose drafts these are (`lib/desk/drafts.ts`). */
  readonly owner: string | null;
  readonly course: Course;
  readonly name: TextName;
  /** Characters that the text may have. */
  readonly limit: number | null;
}

const blank = '' as UntrustedHtml;

/** The editor, with every change given to `onChange` as HTML. */
function useTextEditor(html: string, label: string, limit: number | null, onChange: (html: string) => void) {
  const editor = useEditor({
    extensions,
    content: keepAllowed(html as UntrustedHtml),
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  useEffect(() => {
    // React may throw the first rendering away, with its editor.
    if (editor.isDestroyed) return;
    editor.storage.lengthLimit.limit = limit;
    // An empty step, so that the limit looks at the text.
    editor.view.dispatch(editor.state.tr);
  }, [editor, limit]);
  return editor;
}

/** What is left of a text in the editor. */
function readable(html: UntrustedHtml, { schema }: Editor): UntrustedHtml {
  return getHTMLFromFragment(createDocument(keepAllowed(html), schema).content, schema) as UntrustedHtml;
}

/** The owner's draft of a text in this browser. */
function useDraft(owner: string | null, courseId: string, name: TextName) {
  const key = draftKey(owner, courseId, name);
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(key));
  /** Taken away a moment ago, and not yet replaced. */
  const [dropped, setDropped] = useState<Draft | null>(null);
  const [saved, setSaved] = useState(true);
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

/** One text of a course: editor, public rendering, comparison, draft and export. */
export function TextDesk({ owner, course, name, limit }: TextDeskProps) {
  const t = useTranslations('desk.workbench');
  const { key, draft, setDraft, dropped, saved, save, drop } = useDraft(owner, course.id, name);
  useQuestionBeforeLeaving(saved);
  const published = course[name];
  const html = draft?.html ?? published ?? blank;
  const editor = useTextEditor(html, t('editor'), limit, save);
  const lost = useMemo(
    () => lostElements(published ?? blank, readable(published ?? blank, editor)),
    [published, editor],
  );
  const count = textLength(editor.state.doc);
  const show = useCallback(
    (shown: Draft | null) => {
      const content = (shown?.html ?? published ?? blank) as UntrustedHtml;
      editor.commands.setContent(keepAllowed(content), { emitUpdate: false });
      setDraft(shown);
    },
    [editor, published, setDraft],
  );
  // Two tabs with one text: what is typed in one stands in the other, and neither overwrites it.
  useEffect(() => followDraft(key, show), [key, show]);
  const discard = () => {
    show(null);
    drop();
  };
  const restore = (draft: Draft) => {
    show(draft);
    save(draft.html);
  };
  return (
    <div className={styles.text}>
      {lost.length > 0 ? <Alert severity="warning">{t('lost', { elements: lost.join(', ') })}</Alert> : null}
      <div className={styles.sides}>
        <div>
          <Toolbar editor={editor} />
          <EditorContent editor={editor} className={styles.editor} />
          <p>{limit === null ? t('count', { count }) : t('countOf', { count, limit })}</p>
          <DraftBar
            course={course}
            name={name}
            html={html}
            editor={editor}
            draft={draft}
            dropped={dropped}
            saved={saved}
            onDrop={discard}
            onRestore={restore}
          />
        </div>
        <Preview html={html} name={name} lang={course.language ?? undefined} />
      </div>
      <Difference published={published} html={html} />
    </div>
  );
}
