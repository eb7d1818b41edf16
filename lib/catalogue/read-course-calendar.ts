import 'server-only';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/base-path';
import { env } from '@/lib/env';
import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import type { InterfaceLanguage } from '@/lib/model/language';
import { routes } from '@/lib/routes';
import { formatCalendar } from './calendar';
import { courseSpan } from './calendar-event';
import { readCourse } from './read-course';

/**
 * The calendar file of a course, with words in the given language; `null` when there is no such course or when it has
 * no dates.
 *
 * @throws BackendError
 */
export async function readCourseCalendar(id: string, locale: InterfaceLanguage): Promise<string | null> {
  const course = await readCourse(id);
  const span = course && courseSpan(course);
  if (!course || !span) return null;
  const t = await getTranslations({ locale });
  const { siteUrl } = env();
  const url = siteUrl + withBasePath(routes(locale).course(course.id));
  const description = [
    course.subtitle && plainText(course.subtitle),
    course.institution?.name,
    course.opensAt !== null && `${t('course.opens')}: ${formatDay(course.opensAt)}`,
    course.closesAt !== null && `${t('course.closes')}: ${formatDay(course.closesAt)}`,
    url,
  ];
  const event = {
    ...span,
    uid: `course-${course.id}@${new URL(siteUrl).hostname}`,
    title: plainText(course.title) || t('card.untitled'),
    language: course.language,
    description: description.filter(Boolean).join('\n'),
    url,
  };
  return formatCalendar(event, Date.now());
}
