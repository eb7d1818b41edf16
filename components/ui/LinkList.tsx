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
    readonly count?: number | undefined;
    readonly isCurrent?: boolean;
  }[];
}

/** Ways into the catalogue as a row of links, each with the number of what it leads to where that is known. */
export function LinkList({ label, links }: LinkListProps) {
  const locale = useLocale();
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ href, label: text, count, isCurrent = false }) => (
        <li key={href}>
          <AppLink href={href} aria-current={isCurrent ? true : undefined}>
            <bdi>{text}</bdi>
            {count === undefined ? null : <span className={styles.count}> {formatCount(count, locale)}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
