import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/i18n/count';
import styles from './Overview.module.css';

/** Maximum number of bars; the others are added up. */
const maxBars = 10;

interface BarsProps {
  readonly title: string;
  /** In descending order. */
  readonly bars: readonly { readonly name: string; readonly count: number }[];
}

/** A bar chart with names and numbers as text. */
export function Bars({ title, bars }: BarsProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const shown = bars.slice(0, maxBars);
  const rest = bars.slice(maxBars).reduce((sum, { count }) => sum + count, 0);
  const longest = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      {bars.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={styles.bars}>
        {shown.map(({ name, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have the same name
          <li key={index}>
            <span>{name}</span> <strong>{formatCount(count, locale)}</strong>
            <span className={styles.bar} style={{ inlineSize: `${(100 * count) / longest}%` }} aria-hidden="true" />
          </li>
        ))}
        {rest > 0 ? (
          <li className={styles.rest}>
            <span>{t('overview.others')}</span> <strong>{formatCount(rest, locale)}</strong>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
