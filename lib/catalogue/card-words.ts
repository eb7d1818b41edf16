import type { getTranslations } from 'next-intl/server';
import { capitalised, dayInWords, languageName, listInWords } from '@/lib/i18n/format';
import type { CourseFacts } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { type Availability, availabilityOf } from './availability';
import type { CourseCardData, CourseState, PlainCourse } from './course-card';

/** The texts of all pages in one language. */
type Texts = Awaited<ReturnType<typeof getTranslations<never>>>;

/** What a text about courses depends on. */
export interface Wording {
  readonly t: Texts;
  readonly locale: InterfaceLanguage;
}

/** Whether a course can be followed, in words with the day. */
export function stateInWords(availability: Availability, { t, locale }: Wording): CourseState {
  if ('date' in availability) {
    const { state: kind, date } = availability;
    return { kind, text: t(`availability.${kind}`, { ...dayInWords(date, locale) }) };
  }
  const { state: kind } = availability;
  return { kind, text: t(`availability.${kind}`) };
}

const levels = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** How hard a course is, in a word with the EQF level beside it; `null` for what is no such level. */
export function levelInWords(eqfLevel: string | null, { t }: Pick<Wording, 't'>): string | null {
  const level = levels.find((one) => one === eqfLevel);
  return level === undefined ? null : t('level.withEqf', { name: t(`level.eqf${level}`), level });
}

/** The language of a course with those of its subtitles; `null` when it is not known. */
export function languagesInWords(
  language: string | null,
  subtitles: readonly string[],
  { t, locale }: Wording,
): string | null {
  if (language === null) return null;
  const name = capitalised(languageName(language, locale));
  if (subtitles.length === 0) return name;
  const names = subtitles.map((code) => languageName(code, locale));
  return t('card.languageWithSubtitles', { language: name, subtitles: listInWords(names, locale) });
}

/** Hours and weeks of a course; `null` when neither is known. */
export function effortInWords(
  { hours, weeks }: Pick<CourseFacts, 'hours' | 'weeks'>,
  { t }: Pick<Wording, 't'>,
): string | null {
  const parts = [hours && t('card.hours', { count: hours }), weeks && t('card.weeks', { count: weeks })];
  return parts.filter(Boolean).join(' · ') || null;
}

/** The card of a course at a moment, in milliseconds since the epoch. */
export function cardInWords({ facts, ...course }: PlainCourse, now: number, wording: Wording): CourseCardData {
  const lines = [
    facts && effortInWords(facts, wording),
    facts && levelInWords(facts.eqfLevel, wording),
    languagesInWords(course.language, facts?.subtitleLanguages ?? [], wording),
  ].filter((line) => line !== null && line !== undefined);
  return {
    ...course,
    ...(facts && { state: stateInWords(availabilityOf(facts, now), wording) }),
    ...(lines.length > 0 && { facts: lines }),
  };
}
