import { useTranslations } from 'next-intl';
import { TeacherPhoto } from '@/components/teacher/TeacherPhoto';
import { teacherName, teachersInOrder } from '@/lib/catalogue/teachers';
import type { Teacher } from '@/lib/model/course';
import styles from './TeacherSummary.module.css';

/** Maximum number of photos, which overlap each other. */
const maxPhotos = 4;

/**
 * The teachers, in the head of the page: the first by surname, then the number of others as a link to the teachers'
 * section (specification, section 2).
 */
export function TeacherSummary({ teachers }: { readonly teachers: readonly Teacher[] }) {
  const t = useTranslations('course');
  const inOrder = teachersInOrder(teachers);
  const [first] = inOrder;
  if (!first) return null;
  const others = inOrder.length - 1;
  return (
    <div className={styles.summary}>
      <div className={styles.photos} aria-hidden="true">
        {inOrder.slice(0, maxPhotos).map((teacher, index) => (
          <TeacherPhoto
            // biome-ignore lint/suspicious/noArrayIndexKey: a teacher need not have an id, and the list never changes
            key={index}
            teacher={teacher}
            size={64}
            className={styles.photo}
          />
        ))}
      </div>
      <p className={styles.names}>
        <span className={styles.label}>{t('teachers', { count: inOrder.length })}</span>
        <span>
          <bdi>{teacherName(first)}</bdi>{' '}
          {others > 0 ? <a href="#teachers">{t('otherTeachers', { count: others })}</a> : null}
        </span>
      </p>
    </div>
  );
}
