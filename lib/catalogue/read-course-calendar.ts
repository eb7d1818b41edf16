import 'server-only';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import type { InterfaceLanguage } from '@/lib/model/language';
import { formatCalendar } from './calendar';
import { courseDates } from './calendar-event';
import { readCourse } from './read-course';

/**
 * The calendar file of a course: a day for its opening and one for its closing, with words in the given language; `null`
 * when there is no such course or when it has no dates.
 *
 * @throws BackendError
 */
export async function readCourseCalendar(id: string, locale: InterfaceLanguage): Promise<string | null> {
  const course = await readCourse(id);
  const dates = course ? courseDates(course) : [];
  if (!course || dates.length === 0) return null;
  const t = await getTranslations({ locale });
  const { siteUrl } = env();
  const url = siteUrl + withBasePath(routes(locale).course(course.id));
  const title = plainText(course.title) || t('card.untitled');
  const days = dates.map(({ kind, time }) => `${t(`course.${kind}`)}: ${formatDay(time)}`);
  const description = [course.subtitle && plainText(course.subtitle), course.institution?.name, ...days, url];
  const entries = dates.map(({ kind, time }) => ({
    uid: `course-${course.id}-${kind}@${new URL(siteUrl).hostname}`,
    time,
    title: `${t(`course.${kind}`)}: ${title}`,
    language: course.language === locale ? locale : null,
    description: description.filter(Boolean).join('\n'),
    url,
  }));
  return formatCalendar(entries, Date.now());
}
