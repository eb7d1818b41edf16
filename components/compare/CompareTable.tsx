import { useTranslations } from 'next-intl';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { ColumnPicture, ColumnTitle } from './ColumnHead';
import styles from './CompareTable.module.css';
import { type ComparedLine, FactValue } from './compared-facts';
import { NextStep } from './NextStep';

interface CompareTableProps {
  /** All ids in the address, including those of deleted courses. */
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
  readonly lines: readonly ComparedLine[];
  /** Whether these are only the lines that differ. */
  readonly onlyDifferences: boolean;
}

/**
 * A column for each course and a line for each fact; lines in which the courses differ are marked. The titles stay on
 * the screen. On small screens a line's label stands above its values, and three or more courses are numbered rows.
 */
export function CompareTable({ ids, courses, lines, onlyDifferences }: CompareTableProps) {
  const t = useTranslations('compare');
  return (
    <section className={styles.frame} aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.titles}>
            <td className={styles.corner} />
            {courses.map((found) => (
              <th key={found.course.id} scope="col">
                <ColumnTitle found={found} />
              </th>
            ))}
          </tr>
          <tr className={`no-print ${styles.pictures}`}>
            <td className={styles.corner} />
            {courses.map((found) => (
              <td key={found.course.id}>
                <ColumnPicture found={found} ids={ids} onlyDifferences={onlyDifferences} />
              </td>
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
          <tr className="no-print">
            <th scope="row">{t('nextStep')}</th>
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
