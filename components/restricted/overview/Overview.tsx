import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { agendaOf, tally } from '@/lib/desk/overview';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { capitalised, languageName } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import { Agenda } from './Agenda';
import { Bars } from './Bars';
import styles from './Overview.module.css';

/** The catalogue in numbers, small charts and dates. */
export function Overview({ reading }: { readonly reading: CatalogueReading }) {
  const t = useTranslations('desk.overview');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { courses, series, institutions, categories } = reading;
  const agenda = useMemo(() => agendaOf(courses, now), [courses, now]);
  const numbers = {
    courses: courses.length,
    open: agenda.openCount,
    series: series.length,
    institutions: institutions.length,
    categories: categories.length,
  };
  const unknown = t('unknown');
  const names = {
    byCategory: courses.flatMap((course) =>
      course.categories.map(({ name }) => pickText(name, locale)?.text ?? unknown),
    ),
    byInstitution: courses.map(({ institution }) => institution?.name ?? unknown),
    byLanguage: courses.map(({ language }) => (language ? capitalised(languageName(language, locale)) : unknown)),
  };
  return (
    <div className={styles.overview}>
      <dl className={styles.numbers} aria-label={t('numbers')}>
        {(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{numbers[name]}</dd>
          </div>
        ))}
      </dl>
      {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
        <Bars key={name} title={t(name)} bars={tally(names[name])} others={t('others')} />
      ))}
      <Agenda title={t('opening')} courses={agenda.opening} />
      <Agenda title={t('closing')} courses={agenda.closing} />
      <Agenda title={t('closed')} courses={agenda.closed} />
    </div>
  );
}
