import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourseStateLabel } from '@/components/cards/CourseStateLabel';
import { AppLink } from '@/components/ui/AppLink';
import { RichText } from '@/components/ui/RichText';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { effectiveDates } from '@/lib/catalogue/availability';
import type { CourseState } from '@/lib/catalogue/course-card';
import { iscedName } from '@/lib/catalogue/isced-name';
import type { CourseSearches } from '@/lib/catalogue/linked-searches';
import { capitalised, dayInRome, formatDay, languageName } from '@/lib/i18n/format';
import { foreignLang, shownName } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import styles from './CourseFacts.module.css';
import { Fact } from './Fact';
import { InstitutionLink } from './InstitutionLink';

interface CourseFactsProps {
  readonly course: Course;
  readonly state: CourseState;
  /** Hours and weeks in words, when they could be parsed. */
  readonly effort: string | null;
  readonly iscedNames: ReadonlyMap<string, string>;
  readonly searches: CourseSearches;
}

/** The side panel of a course, with all short facts; unknown facts are left out. */
export function CourseFacts({ course, state, effort, iscedNames, searches }: CourseFactsProps) {
  const t = useTranslations('course');
  const lang = foreignLang(course.language, useLocale());
  return (
    // No aside: the reading modes of browsers leave those out.
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      <dl>
        <ShortFacts course={course} state={state} effort={effort} searches={searches} />
        <HtmlFact label={t('prerequisites')} html={course.prerequisites} lang={lang} />
        <HtmlFact label={t('assessment')} html={course.assessment} lang={lang} />
        <InstitutionFacts institutions={course.institutions} />
        <SubjectFacts course={course} iscedNames={iscedNames} searches={searches} />
        <HtmlFact label={t('contacts')} html={course.contacts} lang={lang} />
      </dl>
    </section>
  );
}

/**
 * Availability and workload come first, so that visitors need not work them out from dates or from a text in another
 * language.
 */
function ShortFacts({ course, state, effort, searches }: Omit<CourseFactsProps, 'iscedNames'>) {
  const t = useTranslations('course');
  const lang = foreignLang(course.language, useLocale());
  const languages = useLanguages(course);
  const { opensAt, closesAt } = effectiveDates(course);
  return (
    <>
      <Fact label={t('availability')} className={styles.wide}>
        <CourseStateLabel state={state} />
      </Fact>
      {lang && effort ? (
        <Fact label={t('workload')} className={styles.wide}>
          {effort}
        </Fact>
      ) : (
        <HtmlFact label={t('workload')} html={course.workload} lang={lang} />
      )}
      {opensAt !== null ? <DayFact label={t('opens')} time={opensAt} /> : null}
      {closesAt !== null ? <DayFact label={t('closes')} time={closesAt} /> : null}
      {languages ? (
        <Fact label={t('language')}>
          <ResultsLink search={searches.language}>{capitalised(languages)}</ResultsLink>
        </Fact>
      ) : null}
      {course.eqfLevel ? (
        <Fact label={t('eqf')}>
          <ResultsLink search={searches.level}>{t('eqfValue', { level: course.eqfLevel })}</ResultsLink>
        </Fact>
      ) : null}
    </>
  );
}

/** The language of a course and, in parentheses, those of its subtitles (specification, section 9); `null` if neither is known. */
function useLanguages({ language, subtitleLanguages }: Course): string | null {
  const t = useTranslations('course');
  const locale = useLocale();
  const name = language && languageName(language, locale);
  if (subtitleLanguages.length === 0) return name;
  const subtitles = subtitleLanguages.map((code) => languageName(code, locale)).join(', ');
  return name ? t('languageWithSubtitles', { language: name, subtitles }) : t('subtitles', { subtitles });
}

/** A fact, as a link to all courses that share it when the catalogue has a filter for it. */
function ResultsLink({ search, children }: { readonly search: SearchAddress | null; readonly children: ReactNode }) {
  const to = routes(useLocale());
  return search ? <AppLink href={to.catalogue(search)}>{children}</AppLink> : children;
}

function DayFact({ label, time }: { readonly label: string; readonly time: number }) {
  return (
    <Fact label={label}>
      <time dateTime={dayInRome(time)}>{formatDay(time)}</time>
    </Fact>
  );
}

/** All institutions of the course; nothing for a single one, which the head of the page already names. */
function InstitutionFacts({ institutions }: Pick<Course, 'institutions'>) {
  const t = useTranslations('card');
  if (institutions.length < 2) return null;
  return (
    <ListFact
      id="institutions"
      label={t('institutionList')}
      items={institutions.map((institution) => ({ content: <InstitutionLink institution={institution} /> }))}
    />
  );
}

/** Target groups and subjects, in the page's language. */
function SubjectFacts({ course, iscedNames, searches }: Omit<CourseFactsProps, 'state' | 'effort'>) {
  const t = useTranslations('course');
  const locale = useLocale();
  const to = routes(locale);
  const targets = course.targets.map((target, index) => {
    const { text, lang } = shownName(target, locale, '');
    return { content: <ResultsLink search={searches.targets[index] ?? null}>{text}</ResultsLink>, lang };
  });
  const categories = course.categories.flatMap(({ id, name }) => {
    const { text, lang } = shownName(name, locale, '');
    return text ? { content: <AppLink href={to.category(id)}>{text}</AppLink>, lang } : [];
  });
  return (
    <>
      <ListFact label={t('target')} items={targets} />
      <ListFact label={t('categories')} items={categories} />
      <ListFact
        label={t('topics')}
        items={course.iscedCodes.map((code) => {
          const { text, lang } = shownName(iscedName(code, iscedNames), locale, code);
          return { content: text, lang };
        })}
      />
    </>
  );
}

interface HtmlFactProps {
  readonly label: string;
  readonly html: UntrustedHtml | null;
  readonly lang: string | undefined;
}

/** A fact with HTML written by editors; nothing without HTML. */
function HtmlFact({ label, html, lang }: HtmlFactProps) {
  if (html === null) return null;
  return (
    <Fact label={label} className={styles.wide}>
      <RichText html={html} lang={lang} />
    </Fact>
  );
}

interface ListFactProps {
  readonly label: string;
  readonly id?: string;
  readonly items: readonly { readonly content: ReactNode; readonly lang?: string | undefined }[];
}

/** A fact with several values; nothing without values. */
function ListFact({ label, id, items }: ListFactProps) {
  if (items.length === 0) return null;
  return (
    <Fact label={label} className={styles.wide} id={id}>
      <ul>
        {items.map(({ content, lang }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two values may read the same
          <li key={index} lang={lang}>
            {content}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
