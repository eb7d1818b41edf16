import { useLocale } from 'next-intl';
import { TeacherPhoto } from '@/components/teacher/TeacherPhoto';
import { AppLink } from '@/components/ui/AppLink';
import { RichText } from '@/components/ui/RichText';
import { teacherAddress, teacherName, teachersInOrder, teacherTexts } from '@/lib/catalogue/teachers';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course, Teacher } from '@/lib/model/course';
import styles from './TeacherList.module.css';

/** The people who teach a course, with department and biography. */
export function TeacherList({ teachers, language }: Pick<Course, 'teachers' | 'language'>) {
  return (
    <ul className={styles.teachers}>
      {teachersInOrder(teachers).map((teacher, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a teacher need not have an id, and the list never changes
        <li key={index}>
          <TeacherCard teacher={teacher} courseLanguage={language} />
        </li>
      ))}
    </ul>
  );
}

function TeacherCard(props: { readonly teacher: Teacher; readonly courseLanguage: Course['language'] }) {
  const { teacher, courseLanguage } = props;
  const { department, biography, language } = teacherTexts(teacher, courseLanguage);
  const locale = useLocale();
  const lang = foreignLang(language, locale);
  return (
    <article className={styles.teacher}>
      <TeacherPhoto teacher={teacher} size={112} className={styles.photo} />
      <div>
        <h3>
          <AppLink href={teacherAddress(teacher, locale)} dir="auto">
            {teacherName(teacher)}
          </AppLink>
        </h3>
        {department ? (
          <p className={styles.department} lang={lang}>
            {department}
          </p>
        ) : null}
        {biography ? <RichText html={biography} lang={lang} /> : null}
      </div>
    </article>
  );
}
