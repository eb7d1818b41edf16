import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { type DraftedText, draftedTexts, draftKey, loadDraft } from '@/lib/desk/drafts';
import { formatMoment } from '@/lib/i18n/format';
import type { TextName } from '@/lib/model/course-texts';
import { download, exportedHtml } from './exported';
import styles from './Workbench.module.css';

interface DraftListProps {
  /** Whose drafts these are (`lib/desk/drafts.ts`). */
  readonly owner: string | null;
  /** Titles of courses by their id, as far as the catalogue has been read. */
  readonly titles: ReadonlyMap<string, string>;
  readonly onOpen: (courseId: string, name: TextName) => void;
}

/** The owner's drafts in this browser, each as a button that opens the draft; nothing without drafts. */
export function DraftList({ owner, titles, onOpen }: DraftListProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const drafts = draftedTexts(owner);
  if (drafts.length === 0) return null;
  const textOf = ({ courseId, name, title }: DraftedText) =>
    `${(titles.get(courseId) ?? title) || courseId}: ${t(`texts.${name}`)}`;
  const exportAll = () => {
    const texts = drafts.flatMap(({ courseId, name }) => {
      const draft = loadDraft(draftKey(owner, courseId, name));
      return draft ? [{ courseId, text: name, html: exportedHtml(name, draft.html) }] : [];
    });
    download(`${t('workbench.draftsName')}.json`, 'application/json', JSON.stringify(texts, null, 2));
  };
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t('workbench.drafts')}</h2>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={`${draft.courseId} ${draft.name}`}>
            <button type="button" onClick={() => onOpen(draft.courseId, draft.name)}>
              {textOf(draft)}
            </button>{' '}
            {formatMoment(draft.savedAt, locale)}
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={exportAll}>
        {t('workbench.allDrafts')}
      </Button>
    </section>
  );
}
