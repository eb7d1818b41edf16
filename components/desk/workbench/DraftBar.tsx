import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useLocale, useTranslations } from 'next-intl';
import { Status } from '@/components/ui/Status';
import type { Draft } from '@/lib/desk/drafts';
import { formatMoment } from '@/lib/i18n/format';
import type { TextName } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';
import { ExportButtons } from './ExportButtons';
import type { useDraft } from './useDraft';
import styles from './Workbench.module.css';

interface DraftBarProps extends Pick<ReturnType<typeof useDraft>, 'draft' | 'dropped' | 'saved'> {
  readonly courseId: string;
  readonly name: TextName;
  readonly html: UntrustedHtml;
  readonly editor: Editor;
  readonly onDrop: () => void;
  readonly onRestore: (dropped: Draft) => void;
}

/** Says whether this browser has a draft of the text, with buttons to export, discard or restore the draft. */
export function DraftBar(props: DraftBarProps) {
  const { courseId, name, html, editor, draft, dropped, saved, onDrop, onRestore } = props;
  const t = useTranslations('desk.workbench');
  const locale = useLocale();
  const date = draft ? formatMoment(draft.savedAt, locale) : '';
  return (
    <>
      {saved ? null : <Alert severity="error">{t('notKept')}</Alert>}
      <Status className={styles.draft}>{draft ? saved && t('draft', { date }) : t('noDraft')}</Status>
      <div className={`no-print ${styles.toolbar}`}>
        <ExportButtons courseId={courseId} name={name} html={html} editor={editor} />
        {/* One button for both actions, so that a second press restores a draft discarded by mistake. React replaces the text of
            an element even after the browser has translated it, but not a text directly in the button. */}
        {draft === null && dropped ? (
          <Button key="draft" variant="outlined" onClick={() => onRestore(dropped)}>
            <span>{t('restore')}</span>
          </Button>
        ) : (
          <Button key="draft" variant="outlined" color="error" disabled={draft === null} onClick={onDrop}>
            <span>{t('drop')}</span>
          </Button>
        )}
      </div>
    </>
  );
}
