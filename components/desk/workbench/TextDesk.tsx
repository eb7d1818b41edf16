import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDebounced } from '@/components/ui/useDebounced';
import { type Draft, followDraft } from '@/lib/desk/drafts';
import { lostElements } from '@/lib/desk/html-changes';
import { textLength } from '@/lib/desk/length-limit';
import { keepAllowed } from '@/lib/html/sanitise';
import type { Course } from '@/lib/model/course';
import { lineTexts, type TextName } from '@/lib/model/course-texts';
import { emptyHtml, type UntrustedHtml } from '@/lib/model/html';
import { Difference } from './Difference';
import { DraftBar } from './DraftBar';
import { EditorField } from './EditorField';
import { Preview } from './Preview';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';
import { replaceText, useTextEditor } from './useTextEditor';
import styles from './Workbench.module.css';
import { readable } from './written-html';

/** Milliseconds without a change before a text is shown and compared, which for a long text takes longer than a key may. */
const pause = 300;

interface TextDeskProps {
  /** Whose drafts these are (`lib/desk/drafts.ts`). */
  readonly owner: string | null;
  readonly course: Course;
  readonly name: TextName;
  /** Maximum length of the text, in characters; `null` without a limit. */
  readonly limit: number | null;
}

/** Whether another text than the draft's `html` has been published since the draft began. */
const isOutdated = (draft: Draft | null, published: UntrustedHtml, html: UntrustedHtml): boolean =>
  draft !== null && draft.base !== published && keepAllowed(html) !== keepAllowed(published);

/** One text of a course: editor, public rendering, comparison, draft and export. */
export function TextDesk({ owner, course, name, limit }: TextDeskProps) {
  const t = useTranslations('desk.workbench');
  const { key, setDraft, save, drop, ...state } = useDraft(owner, course, name);
  const { draft } = state;
  const published = course[name] ?? emptyHtml;
  const html = draft?.html ?? published;
  const settledHtml = useDebounced(html, pause);
  const isLine = lineTexts.includes(name);
  const editor = useTextEditor(html, { label: t('editor'), lang: course.language, isLine, limit, onChange: save });
  const lost = useMemo(() => lostElements(published, readable(published, editor)), [published, editor]);
  const count = textLength(editor.state.doc);
  const show = useCallback(
    (shown: Draft | null, addToHistory: boolean) => {
      replaceText(editor, shown?.html ?? published, addToHistory);
      setDraft(shown);
    },
    [editor, published, setDraft],
  );
  // When a text is open in two tabs, each tab shows the typing in the other. An undo here must not take that away.
  useEffect(() => followDraft(key, (shown) => show(shown, false)), [key, show]);
  const shownText = useRef(published);
  // The catalogue may be read again meanwhile. Without a draft the editor then shows what is published now.
  useEffect(() => {
    if (shownText.current === published) return;
    shownText.current = published;
    if (draft === null) show(null, false);
  }, [published, draft, show]);
  const discard = () => {
    show(null, true);
    drop();
  };
  const restore = (back: Draft) => {
    show(back, true);
    save(back.html, back.base);
  };
  return (
    <div className={styles.text}>
      {isOutdated(draft, published, settledHtml) ? <Alert severity="warning">{t('baseChanged')}</Alert> : null}
      {lost.length > 0 ? <Alert severity="warning">{t('lost', { elements: lost.join(', ') })}</Alert> : null}
      <div className={styles.sides}>
        <div>
          <Toolbar editor={editor} isLine={isLine} />
          <EditorField editor={editor} />
          <p>{limit === null ? t('count', { count }) : t('countOf', { count, limit })}</p>
          <DraftBar
            {...state}
            courseId={course.id}
            name={name}
            html={html}
            editor={editor}
            onDrop={discard}
            onRestore={restore}
          />
        </div>
        <Preview html={settledHtml} name={name} lang={course.language ?? undefined} />
      </div>
      <Difference published={published} html={settledHtml} lang={course.language ?? undefined} />
    </div>
  );
}
