import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useLocale, useTranslations } from 'next-intl';
import { lineTexts, type TextName } from '@/lib/desk/course-texts';
import type { Draft } from '@/lib/desk/drafts';
import { keepAllowed, sanitiseInline } from '@/lib/html/sanitise';
import { formatMoment } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/language';
import styles from './Workbench.module.css';

interface DraftBarProps {
  readonly course: Course;
  readonly name: TextName;
  readonly html: UntrustedHtml;
  readonly editor: Editor;
  readonly draft: Draft | null;
  /** The discarded draft, until another replaces it. */
  readonly dropped: Draft | null;
  /** Whether the browser could save the draft. */
  readonly saved: boolean;
  readonly onDrop: () => void;
  readonly onRestore: (dropped: Draft) => void;
}

/** Downloads a file with this content. */
function download(fileName: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Says whether this browser has a draft of the text, with buttons to export, discard or restore the draft. */
export function DraftBar(props: DraftBarProps) {
  const { course, name, html, editor, draft, dropped, saved, onDrop, onRestore } = props;
  const t = useTranslations('desk.workbench');
  const locale = useLocale();
  const clean = () => (lineTexts.includes(name) ? sanitiseInline : keepAllowed)(html);
  const date = draft ? formatMoment(draft.savedAt, locale) : '';
  const exportJson = () => {
    const content = { courseId: course.id, text: name, html: clean(), document: editor.getJSON() };
    download(`${course.id}-${name}.json`, 'application/json', JSON.stringify(content, null, 2));
  };
  return (
    <>
      {saved ? null : <Alert severity="error">{t('notKept')}</Alert>}
      <p role="status" className={styles.draft}>
        {draft ? saved && t('draft', { date }) : t('noDraft')}
      </p>
      <div className={styles.toolbar}>
        <Button variant="contained" onClick={() => download(`${course.id}-${name}.html`, 'text/html', clean())}>
          {t('html')}
        </Button>
        <Button variant="outlined" onClick={exportJson}>
          {t('json')}
        </Button>
        {/* One button for both actions, so that a second press restores a draft discarded by mistake. */}
        {draft === null && dropped ? (
          <Button key="draft" variant="outlined" onClick={() => onRestore(dropped)}>
            {t('restore')}
          </Button>
        ) : (
          <Button key="draft" variant="outlined" color="error" disabled={draft === null} onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
      </div>
    </>
  );
}
