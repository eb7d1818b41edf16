import { useLocale, useTranslations } from 'next-intl';
import { SaveButton } from '@/components/bookmarks/SaveButton';
import { useSaveTexts } from '@/components/cards/useCardTexts';
import { CalendarLink } from '@/components/course/CalendarLink';
import { CallToAction } from '@/components/course/CallToAction';
import { mayBeFollowed } from '@/components/course/CourseActions';
import actionStyles from '@/components/course/CourseActions.module.css';
import buttons from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import { calendarDays } from '@/lib/catalogue/availability';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { isSeries } from '@/lib/model/course';
import styles from './NextStep.module.css';

/** The next step with a course: the first action of its page, or the courses of a series; and a button to save it. */
export function NextStep({ found }: { readonly found: CourseInList }) {
  const { course, title } = found;
  const [t, texts] = [useTranslations('course'), useSaveTexts()];
  return (
    <div className={styles.steps}>
      {isSeries(found) ? <ToMembers id={course.id} /> : <Open found={found} />}
      <div className={actionStyles.others}>
        <SaveButton
          id={course.id}
          title={title}
          texts={texts}
          words={{ save: t('save'), saved: t('saved') }}
          className={actionStyles.action}
        />
      </div>
    </div>
  );
}

function ToMembers({ id }: { readonly id: string }) {
  const [t, to] = [useTranslations('series'), routes(useLocale())];
  return (
    <ButtonLink href={`${to.series(id)}#members`} look="outline">
      {t('members')}
    </ButtonLink>
  );
}

function Open({ found: { course, title, state } }: { readonly found: CourseInList }) {
  const isUpcoming = state?.kind === 'upcoming' && calendarDays(course).length > 0;
  return (
    <>
      {isUpcoming ? <CalendarLink id={course.id} title={title} className={buttons.solid} /> : null}
      <CallToAction
        courseUrl={course.courseUrl}
        title={title}
        look={state && mayBeFollowed(state) ? 'solid' : 'outline'}
      />
    </>
  );
}
