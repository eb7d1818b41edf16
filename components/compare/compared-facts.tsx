import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { CourseStateLabel } from '@/components/cards/CourseStateLabel';
import { AppLink } from '@/components/ui/AppLink';
import { RichText } from '@/components/ui/RichText';
import { routes } from '@/lib/addresses/routes';
import { type CourseDates, effectiveDates } from '@/lib/catalogue/availability';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { teacherName, teachersInOrder } from '@/lib/catalogue/teachers';
import { plainText } from '@/lib/html/text';
import { capitalised, dayInRome, formatDay, languageName, listInWords } from '@/lib/i18n/format';
import { foreignLang, shownName } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import styles from './FactValue.module.css';

/** The data of a course that a comparison uses. */
type ComparedCourse = Omit<CourseInList, 'title' | 'facts' | 'seriesSize'>;

/** What a comparison says about one fact of a course, in the language of the page. */
interface Fact {
  /** Equal for courses for which the table shows the same; empty if the fact is not known. */
  readonly compared: (course: ComparedCourse, locale: Locale) => string;
  /** What the table shows; without it the compared text. */
  readonly shown?: (course: ComparedCourse, locale: Locale) => ReactNode;
}

/** A list as a text that does not depend on the order. */
const sortedText = (values: readonly string[]): string => [...values].sort().join();

const dayFact = (date: keyof CourseDates): Fact => ({
  compared: ({ course }) => dayOf(course, date)?.text ?? '',
  shown: ({ course }) => {
    const day = dayOf(course, date);
    return day && <time dateTime={day.iso}>{day.text}</time>;
  },
});

function dayOf(course: Course, date: keyof CourseDates) {
  const time = effectiveDates(course)[date];
  return time === null ? null : { iso: dayInRome(time), text: formatDay(time) };
}

/** A text of the editors. */
const textFact = (name: 'workload' | 'prerequisites' | 'assessment'): Required<Fact> => ({
  compared: ({ course: { [name]: html } }) => (html ? plainText(html) : ''),
  shown: ({ course: { [name]: html, language } }, locale) =>
    html && <RichText html={html} lang={foreignLang(language, locale)} />,
});
const workload = textFact('workload');

/** The facts in the order of the table. */
const facts = {
  availability: {
    compared: ({ state }) => state?.text ?? '',
    shown: ({ state }) => state && <CourseStateLabel state={state} />,
  },
  opens: dayFact('opensAt'),
  closes: dayFact('closesAt'),
  workload: {
    compared: (course, locale) => course.effort ?? workload.compared(course, locale),
    shown: (course, locale) => course.effort ?? workload.shown(course, locale),
  },
  level: { compared: ({ course, level }) => level ?? course.eqfLevel ?? '' },
  language: { compared: ({ language }) => language ?? '' },
  subtitles: {
    compared: ({ course }) => sortedText(course.subtitleLanguages),
    shown: ({ course }, locale) => {
      const names = course.subtitleLanguages.map((code) => languageName(code, locale));
      return capitalised(listInWords(names, locale));
    },
  },
  institution: {
    compared: ({ course }) => sortedText(course.institutions.map(({ name }) => name)),
    shown: ({ course }) => course.institutions.map(({ name }) => name).join(', '),
  },
  teachers: {
    compared: ({ course }) => sortedText(course.teachers.map(teacherName)),
    shown: ({ course }) => teachersInOrder(course.teachers).map(teacherName).join(', '),
  },
  categories: {
    compared: ({ course }) => sortedText(course.categories.map(({ id }) => id)),
    shown: ({ course }, locale) =>
      course.categories.length > 0 ? <Categories course={course} locale={locale} /> : null,
  },
  target: {
    compared: ({ course }, locale) => sortedText(course.targets.map((target) => shownName(target, locale, '').text)),
    shown: ({ course }, locale) => (course.targets.length > 0 ? <Targets course={course} locale={locale} /> : null),
  },
  prerequisites: textFact('prerequisites'),
  assessment: textFact('assessment'),
} satisfies Readonly<Record<string, Fact>>;

type ComparedFact = keyof typeof facts;

/** A line of a comparison. */
export interface ComparedLine {
  readonly fact: ComparedFact;
  /** Whether the courses differ in this fact. */
  readonly differs: boolean;
}

/**
 * The lines of a comparison, and which of them differ. A fact that is not known of any course is left out. A single course
 * has no differences.
 */
export function compareCourses(courses: readonly ComparedCourse[], locale: Locale): readonly ComparedLine[] {
  return (Object.keys(facts) as ComparedFact[]).flatMap((fact) => {
    const values = new Set(courses.map((course) => facts[fact].compared(course, locale)));
    const isKnown = [...values].some((value) => value !== '');
    return isKnown ? [{ fact, differs: values.size > 1 }] : [];
  });
}

interface FactValueProps {
  readonly fact: ComparedFact;
  readonly found: CourseInList;
}

/** The value of a fact for a course, or "not stated" when there is none. A course that is always open has no end to state. */
export function FactValue({ fact, found }: FactValueProps) {
  const t = useTranslations('compare');
  const { compared, shown = compared }: Fact = facts[fact];
  const value = shown(found, useLocale());
  if (!value && fact === 'closes' && found.state?.kind === 'always') return t('noEnd');
  return value || <span className={styles.unknown}>{t('unknown')}</span>;
}

interface NamesProps {
  readonly course: Course;
  readonly locale: Locale;
}

function Targets({ course, locale }: NamesProps) {
  return course.targets.map((target, index) => {
    const { text, lang } = shownName(target, locale, '');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two groups may read the same
      <Fragment key={index}>
        {index > 0 ? ', ' : null}
        <span lang={lang}>{text}</span>
      </Fragment>
    );
  });
}

function Categories({ course, locale }: NamesProps) {
  const to = routes(locale);
  return (
    <ul className={styles.links}>
      {course.categories.map(({ id, name }) => {
        const { text, lang } = shownName(name, locale, id);
        return (
          <li key={id} lang={lang}>
            <AppLink href={to.category(id)}>{text}</AppLink>
          </li>
        );
      })}
    </ul>
  );
}
