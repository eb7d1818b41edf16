import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/addresses/routes';
import type { Neighbour, SeriesStep } from '@/lib/catalogue/read-series';
import { foreignLang } from '@/lib/i18n/localized';
import styles from './SeriesSteps.module.css';

/** The position of a course in its series, with links to the series and to the previous and next course. */
export function SeriesSteps({ at }: { readonly at: SeriesStep }) {
  const t = useTranslations('course');
  const untitled = useTranslations('card')('untitled');
  const locale = useLocale();
  const to = routes(locale);
  const { series, step, count, previous, next } = at;
  const inWords = (key: 'previousStep' | 'nextStep', { title, language }: Neighbour) =>
    t.rich(key, {
      title: title || untitled,
      name: (name) => <span lang={foreignLang(language, locale)}>{name}</span>,
    });
  return (
    <nav className={styles.steps} aria-labelledby="series-step">
      <p id="series-step">
        <Icon name="stack" />
        <span>
          {`${t('stepOf', { step, count })} `}
          <AppLink href={to.series(series.id)} lang={foreignLang(series.language, locale)}>
            {series.title || untitled}
          </AppLink>
        </span>
      </p>
      <ul className="no-print">
        {previous ? (
          <li>
            <AppLink href={to.course(previous.id)}>
              <Icon name="previous" />
              <span>{inWords('previousStep', previous)}</span>
            </AppLink>
          </li>
        ) : null}
        {next ? (
          <li>
            <AppLink href={to.course(next.id)}>
              <span>{inWords('nextStep', next)}</span>
              <Icon name="next" />
            </AppLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
