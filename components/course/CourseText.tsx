import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/RichText';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import styles from './CourseText.module.css';
import { TeacherList } from './TeacherList';

/** The long texts of a course; parts without a text are left out, except the description. */
export function CourseText({ course }: { readonly course: Course }) {
  const t = useTranslations('course');
  const lang = foreignLang(course.language, useLocale());
  return (
    <div className={styles.text}>
      <Part id="description" title={t('overview')} html={course.description} lang={lang} missing={t('noDescription')} />
      <Part id="outcomes" title={t('outcomes')} html={course.learningOutcomes} lang={lang} />
      <Part id="activities" title={t('activities')} html={course.activities} lang={lang} />
      <Part id="information" title={t('information')} html={course.information} lang={lang} />
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
  readonly lang: string | undefined;
  /** Says that there is no text; without it the part is then left out. */
  readonly missing?: string;
}

function Part({ id, title, html, lang, missing }: PartProps) {
  if (html === null && !missing) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {html === null ? <p className={styles.missing}>{missing}</p> : <RichText html={html} lang={lang} />}
    </section>
  );
}
