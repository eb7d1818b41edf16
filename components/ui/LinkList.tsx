import { useLocale } from 'next-intl';
import { formatCount } from '@/lib/i18n/count';
import { AppLink } from './AppLink';
import styles from './LinkList.module.css';

interface LinkListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    readonly label: string;
    /** The language of a label that is not translated. */
    readonly lang?: string | undefined;
    readonly count?: number | undefined;
    readonly isCurrent?: boolean;
  }[];
}

/**
 * A row of links to lists, each with the length of its list if known; empty lists are left out.
 * Attributes without a value are left out, because `undefined` attributes of forty links would add 2 kB to a page's data.
 */
export function LinkList({ label, links }: LinkListProps) {
  const locale = useLocale();
  const shown = links.filter(({ count }) => count !== 0);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {shown.map(({ href, label: text, lang, count, isCurrent = false }) => (
        <li key={href}>
          <AppLink href={href} {...(isCurrent && { 'aria-current': true })}>
            <bdi {...(lang && { lang })}>{text}</bdi>
            {count === undefined ? null : <span className={styles.count}> {formatCount(count, locale)}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
