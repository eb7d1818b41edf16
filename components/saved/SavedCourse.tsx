import { useLocale, useTranslations } from 'next-intl';
import { CourseStateLabel } from '@/components/cards/CourseStateLabel';
import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import { institutionsInWords } from '@/lib/catalogue/card-words';
import type { CourseInList, ListedCourse } from '@/lib/catalogue/read-course-list';
import { foreignLang } from '@/lib/i18n/localized';
import { isSeries } from '@/lib/model/course';
import { RemoveLink, type RemoveTexts } from './RemoveLink';
import styles from './SavedCourse.module.css';

interface SavedCourseProps extends ListedCourse {
  /** Whether the course can be chosen for the comparison. */
  readonly isComparable: boolean;
  readonly removeTexts: RemoveTexts;
}

/** A course of the list, or a message that it no longer exists or cannot be shown now. */
export function SavedCourse({ id, found, isGone, isComparable, removeTexts }: SavedCourseProps) {
  const t = useTranslations('saved');
  const title = found?.title ?? (isGone ? t('goneTitle') : t('unreadTitle', { id }));
  const look = found ? found.state?.kind === 'closed' && styles.closed : styles.missing;
  return (
    <li className={[styles.course, look].filter(Boolean).join(' ')}>
      {found ? <Cover found={found} /> : null}
      <div className={styles.body}>
        {found ? (
          <Description found={found} />
        ) : (
          <>
            <h2 className={styles.title}>{title}</h2>
            <p>{isGone ? t('goneText', { id }) : t('unreadText')}</p>
          </>
        )}
        <div className={`no-print ${styles.choices}`}>
          {found && isComparable ? (
            <label>
              <input type="checkbox" name="ids" value={id} aria-label={t('compareNamed', { title })} />
              <span>{t('choice')}</span>
            </label>
          ) : null}
          <RemoveLink id={id} title={title} texts={removeTexts} />
        </div>
      </div>
    </li>
  );
}

interface FoundProps {
  readonly found: CourseInList;
}

function Cover({ found }: FoundProps) {
  return (
    <div className={`no-print ${styles.cover}`}>
      <RemoteImage id={found.course.imageId} width={320} height={180} sizes="(width <= 38.125em) 7rem, 14rem" />
    </div>
  );
}

function Description({ found: { course, title, state, facts, seriesSize } }: FoundProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const to = routes(locale);
  const lang = foreignLang(course.language, locale);
  const isOfSeries = isSeries({ seriesSize });
  const offeredBy = institutionsInWords(course.institutions, t);
  return (
    <>
      <h2 className={styles.title} lang={lang} dir="auto">
        <AppLink href={to.courseOrSeries(course.id, isOfSeries)}>{title}</AppLink>
      </h2>
      {!state || (isOfSeries && state.kind === 'unknown') ? null : <CourseStateLabel state={state} />}
      {offeredBy ? <p className={styles.institution}>{offeredBy}</p> : null}
      <ul className={styles.facts}>
        {isOfSeries ? <li>{t('card.series', { count: seriesSize })}</li> : null}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
