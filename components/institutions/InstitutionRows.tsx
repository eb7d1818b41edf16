'use client';

import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { Icon } from '@/components/ui/Icon';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';
import styles from './InstitutionRows.module.css';

interface InstitutionRow extends Pick<Institution, 'id' | 'name' | 'website' | 'logoId'> {
  /** City and number of courses, each when known. */
  readonly facts: string;
  /** The element id that a letter's link points to; `null` without such a link. */
  readonly anchor: string | null;
}

interface InstitutionRowsProps {
  readonly rows: readonly InstitutionRow[];
  /** `{name}` stands for the institution's name. */
  readonly visitNamed: string;
  readonly locale: Locale;
}

/**
 * Institutions with logo, name as a link to their page, and a link to their website. A client component without state,
 * so that the page's data contain the rows' props instead of all their elements.
 */
export function InstitutionRows({ rows, visitNamed, locale }: InstitutionRowsProps) {
  const to = routes(locale);
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, website, logoId, facts, anchor }) => (
        <li key={id} id={anchor ?? undefined} className={styles.row}>
          <RemoteImage id={logoId} width={48} height={48} className={styles.logo} />
          <div className={styles.text}>
            <AppLink href={to.institutionPage(id)} dir="auto">
              {name}
            </AppLink>
            {facts ? <p dir="auto">{facts}</p> : null}
          </div>
          {website ? (
            <a
              href={website}
              className={styles.visit}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={fillIn(visitNamed, { name })}
            >
              <Icon name="external" />
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
