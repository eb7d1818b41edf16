import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { courseDates, hasDateAhead } from '@/lib/catalogue/calendar-event';
import type { CourseState } from '@/lib/catalogue/course-card';
import type { Course } from '@/lib/model/course';
import { CallToAction } from './CallToAction';
import styles from './CourseActions.module.css';
import { ShareButtons } from './ShareButtons';

interface CourseActionsProps {
  readonly course: Course;
  readonly state: CourseState;
  readonly title: string;
}

/** What can be done with a course: open it, put its dates into a calendar, share it. */
export function CourseActions({ course, state, title }: CourseActionsProps) {
  const t = useTranslations('course');
  const to = routes(useLocale());
  return (
    <div className={styles.actions}>
      <CallToAction courseUrl={course.courseUrl} className={styles.main} />
      <div className={styles.others}>
        {courseDates(course).length > 0 && hasDateAhead(state) ? (
          <a href={withBasePath(to.calendar(course.id))} className={styles.action} download>
            <Icon name="calendar" />
            <span>{t('addToCalendar')}</span>
          </a>
        ) : null}
        <ShareButtons
          title={title}
          texts={{
            copy: t('copyLink'),
            share: t('share'),
            copied: t('linkCopied'),
            notCopied: t('linkNotCopied'),
          }}
        />
      </div>
    </div>
  );
}
