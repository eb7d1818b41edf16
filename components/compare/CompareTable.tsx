import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { ComparedLine } from '@/lib/catalogue/comparison';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { foreignLang } from '@/lib/i18n/localized';
import styles from './CompareTable.module.css';
import { FactValue } from './FactValue';
import { NextStep } from './NextStep';

interface CompareTableProps {
  /** As the address names them, also those that are gone. */
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
  readonly lines: readonly ComparedLine[];
}

/**
 * A column for each course and a line for each fact; lines in which they differ are marked. The titles stay on the
 * screen; on small ones what a line is about stands above its values.
 */
export function CompareTable({ ids, courses, lines }: CompareTableProps) {
  const t = useTranslations('compare');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.titles}>
            <td className={styles.corner} />
            {courses.map((found) => (
              <th key={found.course.id} scope="col">
                <Title found={found} />
              </th>
            ))}
          </tr>
          <tr className={styles.pictures}>
            <td className={styles.corner} />
            {courses.map((found) => (
              <td key={found.course.id}>
                <Picture found={found} ids={ids} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ fact, differs }) => (
            <tr key={fact} className={differs ? styles.differs : undefined}>
              <th scope="row">
                <span>
                  {t(`fact.${fact}`)} {differs ? <span className={styles.mark}>{t('differs')}</span> : null}
                </span>
              </th>
              {courses.map((found) => (
                <td key={found.course.id}>
                  <FactValue fact={fact} found={found} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.next}>
            <th scope="row">
              <span>{t('nextStep')}</span>
            </th>
            {courses.map((found) => (
              <td key={found.course.id}>
                <NextStep found={found} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface OfCourseProps {
  readonly found: CourseInList;
}

function Title({ found: { course, title, seriesSize } }: OfCourseProps) {
  const locale = useLocale();
  const to = routes(locale);
  return (
    <AppLink
      href={seriesSize > 1 ? to.series(course.id) : to.course(course.id)}
      className={styles.title}
      lang={foreignLang(course.language, locale)}
      dir="auto"
    >
      {title}
    </AppLink>
  );
}

function Picture({ found: { course, title }, ids }: OfCourseProps & Pick<CompareTableProps, 'ids'>) {
  const [t, to] = [useTranslations('compare'), routes(useLocale())];
  return (
    <>
      <span className={styles.cover}>
        <RemoteImage id={course.imageId} width={320} height={180} sizes="16rem" />
      </span>
      <AppLink
        href={to.comparison(ids.filter((id) => id !== course.id))}
        className={styles.remove}
        rel="nofollow"
        scroll={false}
        aria-label={t('removeNamed', { title })}
      >
        {t('remove')}
      </AppLink>
    </>
  );
}
