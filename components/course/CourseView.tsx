import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourseStateLabel } from '@/components/cards/CourseStateLabel';
import { FaqSection } from '@/components/faq/FaqList';
import { routes } from '@/lib/addresses/routes';
import { courseSearches } from '@/lib/catalogue/linked-searches';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import { CallToAction } from './CallToAction';
import { CourseActions, mayBeFollowed } from './CourseActions';
import { CourseBrief } from './CourseBrief';
import { CourseFacts } from './CourseFacts';
import { CourseHeader } from './CourseHeader';
import headerStyles from './CourseHeader.module.css';
import { CourseText } from './CourseText';
import { CourseVideo } from './CourseVideo';
import styles from './CourseView.module.css';
import { RelatedCourses } from './RelatedCourses';
import { SectionLinks } from './SectionLinks';
import { SeriesSteps } from './SeriesSteps';
import { ShareAndReport } from './ShareAndReport';
import { TeacherSummary } from './TeacherSummary';

/** The page of a course. */
export function CourseView({ page, title }: { readonly page: CoursePage; readonly title: string }) {
  const to = routes(useLocale());
  const { course, state, brief, seriesStep, related, faqs, iscedNames, filters } = page;
  return (
    <article>
      <CourseHeader
        course={course}
        title={title}
        picture={course.videoUrl ? <CourseVideo url={course.videoUrl} imageId={course.imageId} /> : null}
        belowPicture={<TeacherSummary teachers={course.teachers} />}
      >
        <CourseStateLabel state={state} className={headerStyles.state} />
        <CourseActions
          course={course}
          state={state}
          title={title}
          hasRelated={related !== null && related.length > 0}
        />
        <CourseBrief brief={brief} />
      </CourseHeader>
      <SectionBar hasRelated={related !== null} hasFaqs={faqs !== null}>
        {mayBeFollowed(state) ? <CallToAction courseUrl={course.courseUrl} /> : null}
      </SectionBar>
      <div id="overview" className={`container ${styles.overview}`}>
        {seriesStep ? <SeriesSteps at={seriesStep} /> : null}
        <CourseText course={course} />
        <CourseFacts
          course={course}
          state={state}
          effort={brief.parsedEffort}
          iscedNames={iscedNames}
          searches={courseSearches(course, filters)}
        />
      </div>
      <ShareAndReport title={title} path={to.course(course.id)} contacts={course.contacts} />
      {related ? (
        <RelatedCourses categories={course.categories} courses={related} isClosed={state.kind === 'closed'} />
      ) : null}
      <FaqSection faqs={faqs} firstOnly />
    </article>
  );
}

interface SectionBarProps {
  readonly hasRelated: boolean;
  readonly hasFaqs: boolean;
  readonly children: ReactNode;
}

/** The sticky bar with links to the sections of the page, and the call to action. */
function SectionBar({ hasRelated, hasFaqs, children }: SectionBarProps) {
  const t = useTranslations('course');
  const sections = [
    { id: 'overview', label: t('overview') },
    ...(hasRelated ? [{ id: 'related', label: t('barRelated') }] : []),
    ...(hasFaqs ? [{ id: 'faq', label: t('barFaq') }] : []),
  ];
  return (
    <nav className={styles.bar} aria-label={t('sections')} data-above-toasts>
      <div className="container">
        <SectionLinks sections={sections} />
        <div className={styles.action}>{children}</div>
      </div>
    </nav>
  );
}
