import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { CourseBrief as CourseWords } from '@/lib/catalogue/course-in-brief';
import type { SeriesBrief as SeriesWords } from '@/lib/catalogue/series-in-brief';
import actionStyles from './CourseActions.module.css';
import styles from './CourseBrief.module.css';

interface Fact {
  readonly label: string;
  /** `null`: unknown, so left out. */
  readonly text: string | null;
}

function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return facts.map(({ label, text }) =>
    text === null ? null : (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ),
  );
}

/** The facts that decide whether a course suits, in the head of its page. */
export function CourseBrief({ brief }: { readonly brief: CourseWords }) {
  const t = useTranslations('course');
  const facts = [
    { label: t('effortLabel'), text: brief.effort },
    { label: t('levelLabel'), text: brief.level },
    { label: t('language'), text: brief.languages },
    { label: t('datesLabel'), text: brief.dates },
  ];
  if (facts.every(({ text }) => text === null)) return null;
  return (
    <dl className={styles.brief} aria-label={t('brief')}>
      <FactRows facts={facts} />
    </dl>
  );
}

/** Where to start with a series, its hours in all, what opens next, and every institution. */
export function SeriesBrief({ brief }: { readonly brief: SeriesWords }) {
  const t = useTranslations('series');
  const to = routes(useLocale());
  const { start, effort, opening, institutions } = brief;
  const facts = [
    { label: t('effort'), text: effort },
    { label: t('opening'), text: opening },
  ];
  return (
    <>
      {start ? (
        <div className={actionStyles.actions}>
          <AppLink href={to.course(start.id)} className={actionStyles.main}>
            {t('start', { step: start.step })}
          </AppLink>
        </div>
      ) : null}
      <dl className={styles.brief}>
        <FactRows facts={facts} />
        {institutions.length > 0 ? (
          <div className={styles.wide}>
            <dt>{t('institutions', { count: institutions.length })}</dt>
            <dd>
              <ul>
                {institutions.map(({ id, name }) => (
                  <li key={id}>
                    <AppLink href={to.institutionPage(id)}>{name}</AppLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
