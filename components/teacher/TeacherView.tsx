import { useLocale, useTranslations } from 'next-intl';
import { CourseSection } from '@/components/cards/CourseSection';
import { Breadcrumb } from '@/components/header/Breadcrumb';
import { ShareLinks } from '@/components/share/ShareLinks';
import { TeacherPhoto } from '@/components/teacher/TeacherPhoto';
import { AppLink } from '@/components/ui/AppLink';
import head from '@/components/ui/ProfileHeader.module.css';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import { kindOfFirst } from '@/lib/catalogue/course-card';
import type { TeacherPage } from '@/lib/catalogue/read-teacher-page';
import { teacherName } from '@/lib/catalogue/teachers';
import { formatCount } from '@/lib/i18n/count';
import { foreignLang, pickText } from '@/lib/i18n/localized';
import { TeacherLinks } from './TeacherLinks';
import styles from './TeacherView.module.css';

/** The page of a teacher: institutions, biography, courses, colleagues. */
export function TeacherView({ page }: { readonly page: TeacherPage }) {
  const t = useTranslations('teacher');
  const locale = useLocale();
  const to = routes(locale);
  const { teacher, courses, series, total, colleagues } = page;
  const biography = pickText(teacher.biography, locale);
  const isCut = courses.length + series.length < total;
  const all = to.catalogue({ text: teacherName(teacher) });
  return (
    <article>
      <TeacherHeader page={page} />
      {biography ? (
        <div className={`container ${styles.biography}`}>
          <RichText html={biography.text} lang={foreignLang(biography.language, locale)} highestHeading={2} />
        </div>
      ) : null}
      <CourseSection
        id="courses"
        title={t('courses')}
        tinted
        aside={isCut ? <AppLink href={all}>{t('allCourses')}</AppLink> : null}
        courses={courses}
      />
      <CourseSection id="series" title={t('series')} courses={series} />
      {colleagues.length > 0 ? (
        <Section id="colleagues" title={t('colleagues')} tinted={series.length > 0}>
          <TeacherLinks teachers={colleagues} />
        </Section>
      ) : null}
      <ShareLinks title={teacherName(teacher)} path={to.teacher(page.id)} />
    </article>
  );
}

function TeacherHeader({ page }: { readonly page: TeacherPage }) {
  const { teacher, total, institutions } = page;
  const kind = kindOfFirst([...page.courses, ...page.series]);
  const t = useTranslations('teacher');
  const locale = useLocale();
  const name = teacherName(teacher);
  const department = pickText(teacher.department, locale);
  return (
    <header className={`ink ${head.header}`}>
      <div className={`container ${head.columns}`}>
        <Breadcrumb parent="catalogue" title={name} />
        <div className={head.person}>
          <TeacherPhoto teacher={teacher} size={160} className={head.photo} />
          <div className={head.text}>
            <h1 dir="auto">{name}</h1>
            {department ? (
              <p className={head.offer} lang={foreignLang(department.language, locale)} dir="auto">
                {department.text}
              </p>
            ) : null}
            <p className={head.kind}>{t('offer', { count: total, shown: formatCount(total, locale), kind })}</p>
            <TeacherInstitutions institutions={institutions} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Maximum number of institutions in the head of the page. */
const maxInstitutions = 4;

/** The institutions that offer the courses. This does not mean that the person works there. */
function TeacherInstitutions({ institutions }: Pick<TeacherPage, 'institutions'>) {
  const [t, subject] = [useTranslations('teacher'), useTranslations('subject')];
  const to = routes(useLocale());
  const others = institutions.length - maxInstitutions;
  if (institutions.length === 0) return null;
  return (
    <div>
      <p className={head.kind} id="institutions">
        {t('institutions')}
      </p>
      <ul className={head.institutions} aria-labelledby="institutions">
        {institutions.slice(0, maxInstitutions).map(({ id, name }) => (
          <li key={id}>
            <AppLink href={to.institutionPage(id)} dir="auto">
              {name}
            </AppLink>
          </li>
        ))}
        {others > 0 ? <li>{subject('moreInstitutions', { count: others })}</li> : null}
      </ul>
    </div>
  );
}
