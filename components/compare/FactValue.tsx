import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CourseStateLabel } from '@/components/catalogue/CourseStateLabel';
import { AppLink } from '@/components/ui/AppLink';
import { RichText } from '@/components/ui/RichText';
import { routes } from '@/lib/addresses/routes';
import { effectiveDates } from '@/lib/catalogue/availability';
import type { ComparedFact } from '@/lib/catalogue/comparison';
import type { CourseInList } from '@/lib/catalogue/read-course-list';
import { teacherName, teachersInOrder } from '@/lib/catalogue/teachers';
import { capitalised, formatDay, languageName } from '@/lib/i18n/format';
import { foreignLang, shownName } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/language';
import styles from './FactValue.module.css';

interface FactValueProps {
  readonly fact: ComparedFact;
  readonly found: CourseInList;
}

/** The value of a fact for a course, or "not stated" when there is none. */
export function FactValue({ fact, found: { course, state, level, effort, language } }: FactValueProps) {
  switch (fact) {
    case 'availability':
      return state ? <CourseStateLabel state={state} /> : <Words words="" />;
    case 'opens':
      return <Day time={effectiveDates(course).opensAt} />;
    case 'closes':
      return <Day time={course.closesAt} />;
    case 'workload':
      return effort ? <Words words={effort} /> : <EditorsText html={course.workload} course={course} />;
    case 'level':
      return <Words words={level ?? course.eqfLevel ?? ''} />;
    case 'language':
      return <Words words={language ?? ''} />;
    case 'subtitles':
      return <Languages codes={course.subtitleLanguages} />;
    case 'institution':
      return <Words words={course.institutions.map(({ name }) => name).join(', ')} />;
    case 'teachers':
      return <Words words={teachersInOrder(course.teachers).map(teacherName).join(', ')} />;
    case 'categories':
      return <Categories course={course} />;
    case 'target':
      return <Targets course={course} />;
    default:
      return <EditorsText html={course[fact]} course={course} />;
  }
}

function Words({ words }: { readonly words: string }) {
  const t = useTranslations('compare');
  return words || <span className={styles.unknown}>{t('unknown')}</span>;
}

function Day({ time }: { readonly time: number | null }) {
  return time === null ? <Words words="" /> : <time dateTime={new Date(time).toISOString()}>{formatDay(time)}</time>;
}

function EditorsText({ html, course }: { readonly html: UntrustedHtml | null; readonly course: Course }) {
  const lang = foreignLang(course.language, useLocale());
  return html ? <RichText html={html} lang={lang} /> : <Words words="" />;
}

function Languages({ codes }: { readonly codes: readonly string[] }) {
  const locale = useLocale();
  return <Words words={codes.map((code) => capitalised(languageName(code, locale))).join(', ')} />;
}

function Targets({ course }: { readonly course: Course }) {
  const locale = useLocale();
  const names = course.targets.map((target) => shownName(target, locale, '')).filter(({ text }) => text !== '');
  if (names.length === 0) return <Words words="" />;
  return names.map(({ text, lang }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two groups may read the same
    <Fragment key={index}>
      {index > 0 ? ', ' : null}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}

function Categories({ course }: { readonly course: Course }) {
  const locale = useLocale();
  const to = routes(locale);
  if (course.categories.length === 0) return <Words words="" />;
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
