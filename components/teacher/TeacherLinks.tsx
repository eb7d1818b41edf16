import { useLocale, useTranslations } from 'next-intl';
import { TeacherPhoto } from '@/components/teacher/TeacherPhoto';
import { AppLink } from '@/components/ui/AppLink';
import { teacherAddress, teacherName } from '@/lib/catalogue/teachers';
import { shownName } from '@/lib/i18n/localized';
import type { CountedTeacher } from '@/lib/model/teacher';
import styles from './TeacherLinks.module.css';

/** Teachers with photo, name as a link to their page, and department or, without one, number of courses if it is known. */
export function TeacherLinks({ teachers }: { readonly teachers: readonly CountedTeacher[] }) {
  const t = useTranslations('institution');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {teachers.map((teacher) => {
        const count = teacher.courses > 0 ? t('teacherCourses', { count: teacher.courses }) : '';
        const { text, lang } = shownName(teacher.department, locale, count);
        return (
          <li key={teacher.id}>
            <TeacherPhoto teacher={teacher} size={56} className={styles.photo} />
            <div>
              <AppLink href={teacherAddress(teacher, locale)} dir="auto">
                {teacherName(teacher)}
              </AppLink>
              <p {...(lang && { lang })}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
