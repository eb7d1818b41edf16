import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/RichText';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import styles from './CourseText.module.css';
import { TeacherList } from './TeacherList';

/** The long texts of a course; parts without a text are left out. */
export function CourseText({ course }: { readonly course: Course }) {
  const t = useTranslations('course');
  return (
    <div className={styles.text}>
      {course.description ? (
        <Part id="description" title={t('overview')} html={course.description} language={course.language} />
      ) : (
        <section aria-labelledby="description">
          <h2 id="description">{t('overview')}</h2>
          <p className={styles.missing}>{t('noDescription')}</p>
        </section>
      )}
      <Part id="outcomes" title={t('outcomes')} html={course.learningOutcomes} language={course.language} />
      <Part id="activities" title={t('activities')} html={course.activities} language={course.language} />
      <Part id="information" title={t('information')} html={course.information} language={course.language} />
      {course.teachers.length > 0 ? (
        <section aria-labelledby="teachers">
          <h2 id="teachers">{t('teachers', { count: course.teachers.length })}</h2>
          <TeacherList teachers={course.teachers} language={course.language} />
        </section>
      ) : null}
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly html: UntrustedHtml | null;
  readonly language: string | null;
}

function Part({ id, title, html, language }: PartProps) {
  const lang = foreignLang(language, useLocale());
  if (html === null) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RichText html={html} lang={lang} />
    </section>
  );
}
