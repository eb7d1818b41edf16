import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SaveButton } from '@/components/bookmarks/SaveButton';
import { useSaveTexts } from '@/components/cards/useCardTexts';
import { SharePage } from '@/components/share/SharePage';
import { drawing } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { calendarDays } from '@/lib/catalogue/availability';
import type { CourseState } from '@/lib/catalogue/course-card';
import type { Course } from '@/lib/model/course';
import { CalendarLink } from './CalendarLink';
import { CallToAction } from './CallToAction';
import styles from './CourseActions.module.css';

const feedIcon = drawing('M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18.5h.01');

interface CourseActionsProps {
  readonly course: Course;
  readonly state: CourseState;
  readonly title: string;
  /** Whether the page shows related courses. */
  readonly hasRelated: boolean;
}

/**
 * The actions for a course, with one main action: open the course. Before it opens, the main action is the calendar;
 * after it has closed, similar courses.
 */
export function CourseActions({ course, state: { kind }, title, hasRelated }: CourseActionsProps) {
  const t = useTranslations('course');
  const to = routes(useLocale());
  const hasCalendar = calendarDays(course).length > 0;
  const isCalendarFirst = kind === 'upcoming' && hasCalendar;
  const areSimilarFirst = kind === 'closed' && hasRelated;
  const isCourseFirst = !isCalendarFirst && !areSimilarFirst;
  return (
    <div className={`${styles.actions} ${styles.ofCourse}`}>
      {isCalendarFirst ? <CalendarLink id={course.id} className={`no-print ${styles.main}`} /> : null}
      {areSimilarFirst ? (
        <a href="#related" className={`no-print ${styles.main}`}>
          {t('similarOpen')}
        </a>
      ) : null}
      <CallToAction
        courseUrl={course.courseUrl}
        look={isCourseFirst ? 'solid' : 'outline'}
        className={isCourseFirst ? styles.main : undefined}
      />
      {isCourseFirst && !course.courseUrl ? <p>{t('noAddress')}</p> : null}
      <OtherActions id={course.id} title={title}>
        {kind === 'open' && hasCalendar ? <CalendarLink id={course.id} className={styles.action} /> : null}
        {kind === 'upcoming' ? (
          <a href={withBasePath(to.openData.feed)} className={styles.action} type="application/atom+xml">
            {feedIcon}
            <span>{t('followNews')}</span>
          </a>
        ) : null}
      </OtherActions>
    </div>
  );
}

interface OtherActionsProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The secondary actions for any course or series: save it, share its page. */
export function OtherActions({ id, title, children }: OtherActionsProps) {
  const t = useTranslations('course');
  return (
    <div className={`no-print ${styles.others}`}>
      <SaveButton
        id={id}
        title={title}
        texts={useSaveTexts()}
        words={{ save: t('save'), saved: t('saved') }}
        className={styles.action}
      />
      {children}
      <SharePage title={title} />
    </div>
  );
}

/** Whether nothing says that the course cannot be followed now. Opening it is then the main action of its page. */
export function mayBeFollowed({ kind }: CourseState): boolean {
  return kind !== 'upcoming' && kind !== 'closed';
}
