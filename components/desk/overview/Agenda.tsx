import { useLocale, useTranslations } from 'next-intl';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { DatedCourse } from '@/lib/desk/overview';
import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import styles from './Overview.module.css';

interface AgendaProps {
  readonly title: string;
  readonly courses: readonly DatedCourse[];
  /** Whether all courses of the catalogue have been read. */
  readonly isWhole: boolean;
}

/** A list of courses with the day on which each opens or closes. */
export function Agenda({ title, courses, isWhole }: AgendaProps) {
  const t = useTranslations('desk');
  const to = routes(useLocale());
  return (
    <section>
      <h2>{title}</h2>
      {courses.length === 0 ? <p>{t(isWhole ? 'none' : 'noneYet')}</p> : null}
      <ul className={styles.agenda}>
        {courses.map(({ course, date }) => (
          <li key={course.id}>
            <span>{formatDay(date)}</span>
            {/* In a new window, so that the desk need not read the catalogue again. */}
            <NewWindowLink href={withBasePath(to.course(course.id))}>
              {plainText(course.title) || t('untitled')}
            </NewWindowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
