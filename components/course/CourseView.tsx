import './print.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FaqList } from '@/components/faq/FaqList';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Section } from '@/components/ui/Section';
import { courseSearches } from '@/lib/catalogue/course-searches';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import { CallToAction } from './CallToAction';
import { CourseActions } from './CourseActions';
import { CourseFacts } from './CourseFacts';
import { CourseHeader } from './CourseHeader';
import { CourseText } from './CourseText';
import styles from './CourseView.module.css';
import { RelatedCourses } from './RelatedCourses';
import { SectionLinks } from './SectionLinks';
import { TeacherSummary } from './TeacherSummary';
import { useCourseSteps } from './useCourseSteps';

/** The page of a course. */
export function CourseView({ page, title }: { readonly page: CoursePage; readonly title: string }) {
  const t = useTranslations('course');
  const { course, state, related, faqs, iscedNames, filters } = page;
  return (
    <article>
      <CourseHeader course={course} title={title} breadcrumb={<Breadcrumb steps={useCourseSteps(course, title)} />}>
        <TeacherSummary teachers={course.teachers} />
        <CourseActions course={course} state={state} title={title} />
      </CourseHeader>
      <SectionBar>
        <CallToAction courseUrl={course.courseUrl} />
      </SectionBar>
      <div id="overview" className={`container ${styles.overview}`}>
        <CourseFacts course={course} state={state} iscedNames={iscedNames} searches={courseSearches(course, filters)} />
        <CourseText course={course} />
      </div>
      <RelatedCourses categories={course.categories} courses={related} />
      <Section id="faq" title={t('faq')}>
        <FaqList faqs={faqs} />
      </Section>
    </article>
  );
}

/** The bar that stays in sight with links to the sections of a course's page and its call to action. */
function SectionBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('course');
  return (
    <nav className={styles.bar} aria-label={t('sections')} data-above-toasts>
      <div className="container">
        <SectionLinks
          sections={[
            { id: 'overview', label: t('overview') },
            { id: 'related', label: t('barRelated') },
            { id: 'faq', label: t('barFaq') },
          ]}
        />
        <div className={styles.action}>{children}</div>
      </div>
    </nav>
  );
}
