import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { Status } from '@/components/ui/Status';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { plainText } from '@/lib/html/text';
import styles from './EditorialDesk.module.css';
import type { ReadingState } from './useCatalogueReading';

/** Maximum number of unread courses that are named. A backend that stops meanwhile may leave thousands unread. */
const maxTitles = 10;

interface ReadingProgressProps extends ReadingState {
  readonly start: () => void;
  readonly cancel: () => void;
}

/** The progress of reading the catalogue, with a button to stop it or to start it again. */
export function ReadingProgress({ status, progress, start, cancel }: ReadingProgressProps) {
  const t = useTranslations('desk');
  const read = progress?.courses.length ?? 0;
  const total = progress?.total ?? 0;
  const active = status === 'reading';
  const texts = {
    reading: t('starting'),
    done: t('done', { read }),
    cancelled: t('cancelled', { read, total }),
    failed: t('failed'),
  };
  return (
    <div className={styles.progress}>
      {/* The changing numbers are shown but not announced to screen readers. */}
      <Status className={active && progress ? 'visually-hidden' : undefined}>{texts[status]}</Status>
      {active && progress ? <span>{t('reading', { read, total })}</span> : null}
      <Button className="no-print" variant="outlined" size="small" onClick={active ? cancel : start}>
        {/* An element of its own, so React can replace its text even after the browser has translated it. */}
        <span>{active ? t('cancel') : t('again')}</span>
      </Button>
      {active ? (
        <LinearProgress
          className={styles.bar}
          aria-label={t('starting')}
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * read) / total : 0}
        />
      ) : null}
      {progress && progress.unread.length > 0 && !active ? <UnreadCourses courses={progress.unread} /> : null}
    </div>
  );
}

function UnreadCourses({ courses }: { readonly courses: CatalogueReading['unread'] }) {
  const t = useTranslations('desk');
  const titles = courses.slice(0, maxTitles).map(({ title }) => plainText(title) || t('untitled'));
  if (courses.length > maxTitles) titles.push('…');
  return <p>{t('unread', { count: courses.length, titles: titles.join(', ') })}</p>;
}
