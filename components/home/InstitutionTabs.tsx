import { AppLink } from '@/components/ui/AppLink';
import { useHydrated } from '@/components/ui/useHydrated';
import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { InstitutionTab } from './course-order';
import styles from './InstitutionTabs.module.css';

interface InstitutionTabsProps {
  readonly label: string;
  readonly tabs: readonly InstitutionTab[];
  /** Id of the chosen institution. */
  readonly active: string | null;
  readonly locale: InterfaceLanguage;
  readonly onChoose: (institution: string | null) => void;
}

/**
 * Narrows courses to those of an institution; the active one chosen again shows all (specification, section 4). They are
 * switches, not ARIA tabs, which have no way to be cleared. Without a script they lead to the filtered catalogue.
 */
export function InstitutionTabs({ label, tabs, active, locale, onChoose }: InstitutionTabsProps) {
  const hydrated = useHydrated();
  return (
    <ul className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, name, courses }) => (
        <li key={id}>
          {hydrated ? (
            <button
              type="button"
              className={styles.tab}
              aria-pressed={id === active}
              // Browsers leave a button where it is if a part of it is in sight.
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
