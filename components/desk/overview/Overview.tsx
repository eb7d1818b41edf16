import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { membersOf } from '@/lib/catalogue/card-words';
import { agendaOf, sortByCount, tally } from '@/lib/desk/overview';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { formatCount } from '@/lib/i18n/count';
import { capitalised, languageName } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import { Agenda } from './Agenda';
import { Bars } from './Bars';
import styles from './Overview.module.css';
import { SearchesWithoutResult } from './SearchesWithoutResult';

interface OverviewProps {
  readonly reading: CatalogueReading;
  /** Whether the backend counts searches without a result. */
  readonly countsSearches: boolean;
}

/** The catalogue in numbers, small charts and dates. */
export function Overview({ reading, countsSearches }: OverviewProps) {
  const t = useTranslations('desk.overview');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { listed, courses, institutions, categories, total } = reading;
  const isWhole = courses.length === total;
  const agenda = useMemo(() => agendaOf(courses, now), [courses, now]);
  const numbers = [
    { name: 'courses', count: courses.length },
    { name: 'open', count: agenda.openCount },
    { name: 'series', count: listed.length - total },
    { name: 'institutions', count: institutions.length },
    { name: 'categories', count: categories.length },
  ] as const;
  const unknown = t('unknown');
  // These charts count courses and series, like the catalogue does for each filter value.
  const byCategory = sortByCount(
    categories.flatMap(({ name, publishedCourses: count }) =>
      count === null ? [] : { name: pickText(name, locale)?.text ?? unknown, count },
    ),
  );
  const byInstitution = tally(
    listed.flatMap(({ institutions: own }) => (own.length > 0 ? own.map(({ name }) => name) : [unknown])),
  );
  const byLanguage = tally(
    listed
      .flatMap((course) => [...new Set((membersOf(course) ?? [course]).map(({ language }) => language))])
      .map((language) => (language ? capitalised(languageName(language, locale)) : unknown)),
  );
  return (
    <div className={styles.overview}>
      <dl className={styles.numbers} aria-label={t('numbers')}>
        {numbers.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{formatCount(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <Bars title={t('byCategory')} bars={byCategory} />
      <Bars title={t('byInstitution')} bars={byInstitution} />
      <div className={styles.stack}>
        <Bars title={t('byLanguage')} bars={byLanguage} />
        {countsSearches ? <SearchesWithoutResult /> : null}
      </div>
      <Agenda title={t('opening')} courses={agenda.opening} isWhole={isWhole} />
      <Agenda title={t('closing')} courses={agenda.closing} isWhole={isWhole} />
      <Agenda title={t('closed')} courses={agenda.closed} isWhole={isWhole} />
    </div>
  );
}
