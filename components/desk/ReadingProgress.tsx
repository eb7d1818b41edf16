import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
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
  const unread = progress?.unread ?? [];
  const titles = unread.slice(0, maxTitles).map(({ title }) => plainText(title) || t('untitled'));
  if (unread.length > maxTitles) titles.push('…');
  return (
    <div className={styles.progress}>
      {/* The changing numbers are shown but not announced to screen readers. */}
      <span role="status" className={active && progress ? 'visually-hidden' : undefined}>
        {texts[status]}
      </span>
      {active && progress ? <span>{t('reading', { read, total })}</span> : null}
      <Button variant="outlined" size="small" onClick={active ? cancel : start}>
        {active ? t('cancel') : t('again')}
      </Button>
      {active ? (
        <LinearProgress
          className={styles.bar}
          aria-label={t('starting')}
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * read) / total : 0}
        />
      ) : null}
      {unread.length > 0 && !active ? <p>{t('unread', { count: unread.length, titles: titles.join(', ') })}</p> : null}
    </div>
  );
}
