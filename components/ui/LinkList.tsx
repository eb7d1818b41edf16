import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
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
 * A row of links to lists, each with the length of its list if known; an entry for an empty list is not a link.
 * Attributes without a value are left out, because `undefined` attributes of forty links would add 2 kB to a page's data.
 */
export function LinkList({ label, links }: LinkListProps) {
  const locale = useLocale();
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ href, label: text, lang, count, isCurrent = false }) => (
        <li key={href}>
          <ListEntry href={count === 0 ? null : href} isCurrent={isCurrent}>
            <bdi {...(lang && { lang })}>{text}</bdi>
            {count === undefined ? null : <span className={styles.count}>{` ${formatCount(count, locale)}`}</span>}
          </ListEntry>
        </li>
      ))}
    </ul>
  );
}

interface ListEntryProps {
  readonly href: string | null;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function ListEntry({ href, isCurrent, children }: ListEntryProps) {
  if (href === null) return <span className={styles.nothing}>{children}</span>;
  return (
    <AppLink href={href} {...(isCurrent && { 'aria-current': true })}>
      {children}
    </AppLink>
  );
}
