import type { useTranslations } from 'next-intl';
import { findIssues, type Issue, type Place, type QualityContext } from '@/lib/desk/quality';
import { plainText } from '@/lib/html/text';
import { capitalised, languageName } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';

export type DeskTexts = ReturnType<typeof useTranslations<'desk'>>;

/** A course as a row of the quality table. */
export interface QualityRow {
  readonly id: string;
  readonly title: string;
  readonly institution: string;
  readonly language: string;
  /** Milliseconds since the epoch. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly count: number;
  readonly found: readonly Issue[];
  /** The issues in words. */
  readonly issues: string;
}

/** A text with one kind of apostrophe, because people type either. */
export const oneApostrophe = (text: string): string => text.replaceAll('’', "'");

function placeText({ name, detail }: Place, t: DeskTexts): string {
  return detail === undefined ? t(`texts.${name}`) : `${t(`texts.${name}`)} (${detail})`;
}

function issueText({ kind, where }: Issue, t: DeskTexts): string {
  const places = where.map((place) => placeText(place, t)).join(', ');
  return places ? `${t(`issues.${kind}`)}: ${places}` : t(`issues.${kind}`);
}

/** The issues of a course, separated by semicolons; empty without any. */
export const issuesInWords = (issues: readonly Issue[], t: DeskTexts): string =>
  issues.map((issue) => issueText(issue, t)).join('; ');

/** Returns a function that makes the row of a course; rows are cached by course object. */
export function rowMaker(context: QualityContext, t: DeskTexts, locale: Locale) {
  const known = new WeakMap<Course, QualityRow>();
  return (course: Course): QualityRow => {
    const old = known.get(course);
    if (old) return old;
    const found = findIssues(course, context);
    const row = {
      id: course.id,
      title: plainText(course.title) || t('untitled'),
      institution: course.institutions.map(({ name }) => name).join(', '),
      language: course.language ? capitalised(languageName(course.language, locale)) : '',
      opensAt: course.opensAt,
      closesAt: course.closesAt,
      count: found.length,
      found,
      issues: issuesInWords(found, t),
    };
    known.set(course, row);
    return row;
  };
}
