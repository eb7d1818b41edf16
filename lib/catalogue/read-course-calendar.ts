import 'server-only';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { type CalendarEntry, formatCalendar } from './calendar';
import { courseDates } from './calendar-event';
import { institutionsInWords } from './card-words';
import { readCourses } from './read-course-list';

/**
 * The calendar file of courses, with the opening and the closing day of each, and texts in the given language. `null` if
 * there are no such courses or they have no dates.
 *
 * @throws BackendError
 */
export async function readCalendar(ids: readonly string[], locale: InterfaceLanguage): Promise<string | null> {
  const courses = await readCourses(ids);
  const entries = await Promise.all(courses.map((course) => (course ? calendarEntries(course, locale) : [])));
  return entries.flat().length > 0 ? formatCalendar(entries.flat(), Date.now()) : null;
}

/** The calendar entries of a course, with texts in the given language. */
export async function calendarEntries(course: Course, locale: InterfaceLanguage): Promise<readonly CalendarEntry[]> {
  const dates = courseDates(course);
  const t = await getTranslations({ locale });
  const { siteUrl } = env();
  const url = siteUrl + withBasePath(routes(locale).course(course.id));
  const title = plainText(course.title) || t('card.untitled');
  const days = dates.map(({ kind, time }) => `${t(`course.${kind}`)}: ${formatDay(time)}`);
  const description = [
    course.subtitle && plainText(course.subtitle),
    institutionsInWords(course.institutions, t),
    ...days,
    url,
  ];
  return dates.map(({ kind, time }) => ({
    uid: `course-${course.id}-${kind}@${new URL(siteUrl).hostname}`,
    time,
    title: `${t(`course.${kind}`)}: ${title}`,
    language: course.language === locale ? locale : null,
    description: description.filter(Boolean).join('\n'),
    url,
  }));
}
