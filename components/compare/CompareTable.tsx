import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { ComparedLine } from '@/lib/catalogue/comparison';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { foreignLang } from '@/lib/i18n/localized';
import styles from './CompareView.module.css';
import { FactValue } from './FactValue';

interface CompareTableProps {
  /** As the address names them, also those that are gone. */
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
  readonly lines: readonly ComparedLine[];
}

/** A column for each course and a line for each fact; lines in which they differ are marked. */
export function CompareTable({ ids, courses, lines }: CompareTableProps) {
  const t = useTranslations('compare');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {courses.map((found) => (
              <th key={found.course.id} scope="col" abbr={found.title}>
                <CourseHead found={found} ids={ids} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ fact, differs }) => (
            <tr key={fact} className={differs ? styles.differs : undefined}>
              <th scope="row">
                {t(`fact.${fact}`)} {differs ? <span className={styles.mark}>{t('differs')}</span> : null}
              </th>
              {courses.map((found) => (
                <td key={found.course.id}>
                  <FactValue fact={fact} found={found} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CourseHeadProps extends Pick<CompareTableProps, 'ids'> {
  readonly found: CourseInList;
}

function CourseHead({ found: { course, title, seriesSize }, ids }: CourseHeadProps) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  const to = routes(locale);
  const others = ids.filter((id) => id !== course.id);
  return (
    <>
      <span className={styles.cover}>
        <RemoteImage id={course.imageId} width={320} height={180} sizes="16rem" />
      </span>
      <AppLink
        href={seriesSize > 1 ? to.series(course.id) : to.course(course.id)}
        className={styles.title}
        lang={foreignLang(course.language, locale)}
        dir="auto"
      >
        {title}
      </AppLink>
      <AppLink
        href={to.comparison(others)}
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
