import './print.css';
import { useTranslations } from 'next-intl';
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
import { SectionBar } from './SectionBar';
import { TeacherSummary } from './TeacherSummary';
import { useCourseSteps } from './useCourseSteps';

/** The page of a course. */
export function CourseView({ page, title }: { readonly page: CoursePage; readonly title: string }) {
  const t = useTranslations('course');
  const { course, related, faqs, iscedNames, filters } = page;
  return (
    <article>
      <CourseHeader course={course} title={title} breadcrumb={<Breadcrumb steps={useCourseSteps(course, title)} />}>
        <TeacherSummary teachers={course.teachers} />
        <CourseActions course={course} title={title} />
      </CourseHeader>
      <SectionBar>
        <CallToAction courseUrl={course.courseUrl} />
      </SectionBar>
      <div id="overview" className={`container ${styles.overview}`}>
        <CourseFacts course={course} iscedNames={iscedNames} searches={courseSearches(course, filters)} />
        <CourseText course={course} />
      </div>
      <RelatedCourses categories={course.categories} courses={related} />
      <Section id="faq" title={t('faq')}>
        <FaqList faqs={faqs} />
      </Section>
    </article>
  );
}
