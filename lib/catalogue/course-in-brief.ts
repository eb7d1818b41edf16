import { plainText } from '@/lib/html/text';
import { dayInWords, formatDay } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import { calendarDays } from './availability';
import { effortInWords, languagesInWords, levelInWords, type Wording } from './card-words';
import { readEffort } from './workload';

/** The facts that help a visitor to choose a course, in words; `null`: not known. */
export interface CourseBrief {
  readonly effort: string | null;
  /** Same as `effort`, but only if hours or weeks could be read from the editor's text. */
  readonly parsedEffort: string | null;
  readonly level: string | null;
  readonly languages: string | null;
  readonly dates: string | null;
}

/** Maximum characters of a workload that is shown as written, when no hours and weeks can be read from it. */
const maxEffortLength = 60;

/** The four facts at the top of a course's page. */
export function courseInBrief(course: Course, wording: Wording): CourseBrief {
  const text = course.workload === null ? null : plainText(course.workload);
  const { minutes, weeks } = readEffort(text ?? '');
  const known = effortInWords({ hours: minutes && minutes / 60, weeks }, wording.t);
  return {
    effort: known ?? (text !== null && text.length <= maxEffortLength ? text : null),
    parsedEffort: known,
    level: levelInWords([course.eqfLevel], wording.t),
    languages: languagesInWords(course.language, course.subtitleLanguages, wording),
    dates: datesInBrief(course, wording),
  };
}

function datesInBrief(course: Course, { t, locale }: Wording): string | null {
  const dates = calendarDays(course);
  const day = (wanted: string) => dates.find(({ kind }) => kind === wanted)?.time;
  const [opens, closes] = [day('opens'), day('closes')];
  if (opens !== undefined && closes !== undefined) return `${formatDay(opens)} – ${formatDay(closes)}`;
  const after = (time: number) => ({ date: formatDay(time), elided: dayInWords(time, locale).elided });
  if (opens !== undefined) return t('course.fromDay', after(opens));
  return closes === undefined ? null : t('course.toDay', after(closes));
}
