import type { getTranslations } from 'next-intl/server';
import { capitalised, dayInWords, languageName, listInWords } from '@/lib/i18n/format';
import { isSeries, type MemberFacts, type SummaryFacts } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { type Availability, availabilityOf, type CourseDates } from './availability';
import type { CourseCardData, CourseState, PlainCourse } from './course-card';

/** The texts of all pages in one locale. */
type Texts = Awaited<ReturnType<typeof getTranslations<never>>>;

/** Texts and locale for words about courses. */
export interface Wording {
  readonly t: Texts;
  readonly locale: Locale;
}

/** The availability of a course in words, with the day. */
export function stateInWords(availability: Availability, { t, locale }: Wording): CourseState {
  if ('date' in availability) {
    const { state: kind, date } = availability;
    return { kind, text: t(`availability.${kind}`, { ...dayInWords(date, locale) }) };
  }
  const { state: kind } = availability;
  return { kind, text: t(`availability.${kind}`) };
}

/**
 * The availability of a series in words: how many of its courses are open, and when the next one opens. The first opening and
 * the last closing are not enough: between them all courses may be closed or not yet open. The embedded backend filters by
 * the same rule (`backend/catalogue/availability.ts`).
 *
 * @param now milliseconds since the epoch
 */
export function seriesStateInWords(members: readonly CourseDates[], now: number, wording: Wording): CourseState {
  if (members.length === 0) return stateInWords({ state: 'unknown' }, wording);
  const { t, locale } = wording;
  const states = members.map((dates) => availabilityOf(dates, now));
  if (states.every(({ state }) => state === 'always')) return stateInWords({ state: 'always' }, wording);
  const open = states.filter(({ state }) => state === 'open' || state === 'always').length;
  const openings = states.flatMap((one) => (one.state === 'upcoming' ? one.date : []));
  const next = openings.length > 0 ? dayInWords(Math.min(...openings), locale) : null;
  if (open === members.length) return { kind: 'open', text: t('availability.seriesOpen') };
  if (open > 0) {
    const counts = { open, count: members.length };
    const text = next
      ? t('availability.seriesPartlyNext', { ...counts, ...next })
      : t('availability.seriesPartly', counts);
    return { kind: 'open', text };
  }
  if (next) return { kind: 'upcoming', text: t('availability.seriesUpcoming', { ...next }) };
  const isClosed = states.every(({ state }) => state === 'closed');
  return isClosed
    ? { kind: 'closed', text: t('availability.seriesClosed') }
    : stateInWords({ state: 'unknown' }, wording);
}

const levels = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/**
 * The level of courses in words with the EQF level, or the range from the lowest to the highest level; `null` if no course has
 * an EQF level.
 */
export function levelInWords(eqfLevels: readonly (string | null)[], t: Texts): string | null {
  const known = levels.filter((level) => eqfLevels.includes(level));
  const [lowest, highest] = [known[0], known.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const [from, to] = [t(`level.eqf${lowest}`), t(`level.eqf${highest}`)];
  return t('level.withEqf', {
    name: from === to ? from : `${from} – ${to}`,
    // The word joiner prevents a line break here.
    level: lowest === highest ? lowest : `${lowest}–\u2060${highest}`,
  });
}

/** More languages of subtitles are counted, not named: the side panel of a course names all of them. */
const namedSubtitles = 5;

/** The language of a course with the languages of its subtitles; `null` if neither is known. */
export function languagesInWords(
  language: string | null,
  subtitles: readonly string[],
  { t, locale }: Wording,
): string | null {
  const name = language && capitalised(languageName(language, locale));
  if (subtitles.length === 0) return name;
  const names =
    subtitles.length > namedSubtitles
      ? t('card.manyLanguages', { count: subtitles.length })
      : listInWords(
          subtitles.map((code) => languageName(code, locale)),
          locale,
        );
  if (!name) return capitalised(t('course.subtitles', { subtitles: names }));
  return t('card.languageWithSubtitles', { language: name, subtitles: names });
}

/** The languages of a series' courses in their order, without duplicates; `null` if none is known. */
export function courseLanguagesInWords(
  courses: readonly Pick<MemberFacts, 'language'>[],
  locale: Locale,
): string | null {
  const codes = new Set(courses.flatMap(({ language }) => language ?? []));
  if (codes.size === 0) return null;
  const names = [...codes].map((code) => languageName(code, locale));
  return capitalised(listInWords(names, locale));
}

/** The institutions of a course in a few words: the first and the number of others; empty if there are none. */
export function institutionsInWords([first, ...others]: readonly { readonly name: string }[], t: Texts): string {
  if (!first || others.length === 0) return first?.name ?? '';
  return `${first.name} ${othersInWords(others.length, t)}`;
}

/** The number of institutions besides the named one, in words. @param count at least one */
export const othersInWords = (count: number, t: Texts): string =>
  count === 1 ? t('card.andAnother') : t('card.andOthers', { count });

/** Hours and weeks of a course in words; `null` if neither is known. */
export function effortInWords({ hours, weeks }: Pick<SummaryFacts, 'hours' | 'weeks'>, t: Texts): string | null {
  const parts = [hours && t('card.hours', { count: hours }), weeks && t('card.weeks', { count: weeks })];
  return parts.filter(Boolean).join(' · ') || null;
}

/** The courses of a series, if they are known; never for a single course, whatever the backend sends with it. */
export function membersOf(course: Pick<PlainCourse, 'seriesSize' | 'facts'>): readonly MemberFacts[] | undefined {
  return isSeries(course) ? course.facts?.members : undefined;
}

/** The state of a card; `undefined` if the dates are not known, for a series those of its courses. */
function stateOf(course: PlainCourse, now: number, wording: Wording): CourseState | undefined {
  const members = membersOf(course);
  if (members) return seriesStateInWords(members, now, wording);
  return course.facts && !isSeries(course) ? stateInWords(availabilityOf(course.facts, now), wording) : undefined;
}

/** Lines about length, level and languages; for a series, of all its courses. */
function linesOf(course: PlainCourse, wording: Wording): readonly string[] {
  const { facts, language } = course;
  const { t, locale } = wording;
  const members = membersOf(course) ?? [];
  const lines = [
    facts && effortInWords(facts, t),
    facts && levelInWords([facts.eqfLevel, ...members.map(({ eqfLevel }) => eqfLevel)], t),
    courseLanguagesInWords(members, locale) ?? languagesInWords(language, facts?.subtitleLanguages ?? [], wording),
  ];
  return lines.filter((line) => line !== null && line !== undefined);
}

/** The card of a course at a moment. @param now milliseconds since the epoch */
export function cardInWords(plain: PlainCourse, now: number, wording: Wording): CourseCardData {
  const { facts: _facts, ...course } = plain;
  const lines = linesOf(plain, wording);
  const state = stateOf(plain, now, wording);
  return {
    ...course,
    title: course.title || wording.t('card.untitled'),
    ...(state && { state }),
    ...(lines.length > 0 && { facts: lines }),
  };
}
