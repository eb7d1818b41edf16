import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { CourseBrief as CourseWords } from '@/lib/catalogue/course-in-brief';
import type { SeriesBrief as SeriesWords } from '@/lib/catalogue/series-in-brief';
import actionStyles from './CourseActions.module.css';
import styles from './CourseBrief.module.css';
import { Fact } from './Fact';
import { InstitutionLink } from './InstitutionLink';

/** The key facts of a course, in the head of its page; unknown facts are left out. */
export function CourseBrief({ brief }: { readonly brief: CourseWords }) {
  const t = useTranslations('course');
  const facts = [
    { label: t('effortLabel'), text: brief.effort },
    { label: t('levelLabel'), text: brief.level },
    { label: t('language'), text: brief.languages },
    { label: t('datesLabel'), text: brief.dates },
  ].filter(({ text }) => text !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.brief} aria-label={t('brief')}>
      {facts.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}

interface SeriesBriefProps {
  readonly brief: SeriesWords;
  /** The other actions, beside the link to the first course. */
  readonly children: ReactNode;
}

/** The key facts of a series: where to start, total hours, levels, languages, next opening, all institutions. */
export function SeriesBrief({ brief, children }: SeriesBriefProps) {
  const t = useTranslations('series');
  const to = routes(useLocale());
  const course = useTranslations('course');
  const { start, effort, level, languages, opening, institutions } = brief;
  return (
    <>
      <div className={actionStyles.actions}>
        {start ? (
          <AppLink href={to.course(start.id)} className={actionStyles.main}>
            {t('start', { step: start.step })}
          </AppLink>
        ) : null}
        {children}
      </div>
      <dl className={styles.brief}>
        {effort ? <Fact label={t('effort')}>{effort}</Fact> : null}
        {level ? <Fact label={course('levelLabel')}>{level}</Fact> : null}
        {languages ? <Fact label={course('language')}>{languages}</Fact> : null}
        {opening ? <Fact label={t('opening')}>{opening}</Fact> : null}
        {institutions.length > 0 ? (
          <Fact label={t('institutions', { count: institutions.length })} className={styles.wide} id="institutions">
            <ul>
              {institutions.map((institution) => (
                <li key={institution.id ?? institution.name}>
                  <InstitutionLink institution={institution} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
    </>
  );
}
