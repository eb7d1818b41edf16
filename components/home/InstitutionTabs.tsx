import { AppLink } from '@/components/ui/AppLink';
import { useHydrated } from '@/components/ui/useHydrated';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';
import type { InstitutionTab } from './course-order';
import styles from './InstitutionTabs.module.css';

interface InstitutionTabsProps {
  readonly label: string;
  readonly tabs: readonly InstitutionTab[];
  /** Id of the chosen institution. */
  readonly active: string | null | undefined;
  readonly locale: Locale;
  readonly onChoose: (institution: string | null) => void;
}

/**
 * Toggle buttons that narrow courses to an institution; the active one shows all again (specification, section 4). ARIA
 * tabs would not work, because they cannot be cleared. Without scripts, they are links to the filtered catalogue.
 */
export function InstitutionTabs({ label, tabs, active, locale, onChoose }: InstitutionTabsProps) {
  const hydrated = useHydrated();
  return (
    <ul className={styles.tabs} aria-label={label} tabIndex={-1}>
      {tabs.map(({ id, name, courses }) => (
        <li key={id}>
          {hydrated ? (
            <button
              type="button"
              className={styles.tab}
              aria-pressed={id === active}
              // Browsers do not scroll to a focused button when a part of it is visible.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              onClick={() => onChoose(id === active ? null : id)}
            >
              {name} <span className={styles.count}>{courses}</span>
            </button>
          ) : (
            <AppLink className={styles.tab} href={routes(locale).institution(id)}>
              {name} <span className={styles.count}>{courses}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}
