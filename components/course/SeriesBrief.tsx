import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { SeriesBrief as BriefWords } from '@/lib/catalogue/series-in-brief';
import actionStyles from './CourseActions.module.css';
import styles from './CourseBrief.module.css';

/** Where to start with a series, its hours in all, what opens next, and every institution. */
export function SeriesBrief({ brief }: { readonly brief: BriefWords }) {
  const t = useTranslations('series');
  const to = routes(useLocale());
  const { start, effort, opening, institutions } = brief;
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
        {effort ? (
          <div>
            <dt>{t('effort')}</dt>
            <dd>{effort}</dd>
          </div>
        ) : null}
        {opening ? (
          <div>
            <dt>{t('opening')}</dt>
            <dd>{opening}</dd>
          </div>
        ) : null}
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
