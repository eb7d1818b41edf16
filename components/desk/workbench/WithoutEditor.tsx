import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { type Draft, draftKey, dropDraft, loadDraft, saveDraft } from '@/lib/desk/drafts';
import type { TextName } from '@/lib/model/course-texts';
import { DraftList } from './DraftList';
import { ExportButtons } from './ExportButtons';
import { Preview } from './Preview';
import styles from './Workbench.module.css';

interface WithoutEditorProps extends ComponentProps<typeof DraftList> {
  readonly courseId: string;
  readonly name: TextName;
  /** Why no text is open: the key of a message. */
  readonly reason: 'noCatalogue' | 'noCourses' | 'choose' | 'notRead' | 'notListed';
}

/**
 * In place of the editor: why no text is open, the draft of the text to be copied or exported, and the list of drafts. The
 * draft for a course that has left the catalogue can be discarded, and restored until another text is opened.
 */
export function WithoutEditor({ courseId, name, reason, ...list }: WithoutEditorProps) {
  const t = useTranslations('desk.workbench');
  const [dropped, setDropped] = useState<Draft | null>(null);
  const key = draftKey(list.owner, courseId, name);
  const draft = loadDraft(key);
  const shown = draft ?? dropped;
  const dropOrRestore = (changed: Draft) => {
    if (draft) dropDraft(key);
    else saveDraft(key, changed);
    setDropped(draft);
  };
  return (
    <>
      <p>{t(reason)}</p>
      {shown ? (
        <>
          <div className={styles.toolbar}>
            <ExportButtons courseId={courseId} name={name} html={shown.html} />
            {reason === 'notListed' ? (
              <Button variant="outlined" onClick={() => dropOrRestore(shown)}>
                <span>{t(draft ? 'drop' : 'restore')}</span>
              </Button>
            ) : null}
          </div>
          <Preview html={shown.html} name={name} lang={undefined} />
        </>
      ) : null}
      <DraftList {...list} />
    </>
  );
}
