import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { foreignLang } from '@/lib/i18n/localized';
import { isSeries } from '@/lib/model/course';
import styles from './ColumnHead.module.css';
import { RemoveLink } from './RemoveLink';

interface ColumnTitleProps {
  readonly found: CourseInList;
}

/** The title of a column, as a link to the course or the series. */
export function ColumnTitle({ found: { course, title, seriesSize } }: ColumnTitleProps) {
  const locale = useLocale();
  const to = routes(locale);
  return (
    <AppLink
      href={to.courseOrSeries(course.id, isSeries({ seriesSize }))}
      className={styles.title}
      lang={foreignLang(course.language, locale)}
      dir="auto"
    >
      {title}
    </AppLink>
  );
}

interface ColumnPictureProps extends ColumnTitleProps {
  /** All ids in the address. */
  readonly ids: readonly string[];
  /** Whether only differences are shown, which stays so when a course is removed. */
  readonly onlyDifferences: boolean;
}

/** The picture of a column, and the link that removes the course from the comparison. */
export function ColumnPicture({ found: { course, title }, ids, onlyDifferences }: ColumnPictureProps) {
  const [t, to] = [useTranslations('compare'), routes(useLocale())];
  return (
    <>
      <span className={styles.cover}>
        <RemoteImage id={course.imageId} width={320} height={180} sizes="16rem" />
      </span>
      <RemoveLink
        href={to.comparison(
          ids.filter((id) => id !== course.id),
          onlyDifferences,
        )}
        className={styles.remove}
        label={t('removeNamed', { title })}
      >
        {t('remove')}
      </RemoveLink>
    </>
  );
}
