import 'server-only';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { courseDates } from './availability';
import type { CalendarEntry } from './calendar';
import { institutionsInWords } from './card-words';

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
