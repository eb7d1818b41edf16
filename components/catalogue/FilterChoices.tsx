import { useLocale, useTranslations } from 'next-intl';
import { fillIn } from '@/components/ui/fill-in';
import { type FilterChoice, hasText } from '@/lib/catalogue/filter-view';
import { formatCount } from '@/lib/i18n/count';
import styles from './FilterChoices.module.css';

interface FilterChoicesProps {
  readonly filterName: string;
  readonly choices: readonly FilterChoice[];
  readonly selected: readonly string[];
  /** How many courses each key would leave; a missing key none. `undefined` where the backend has not counted. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** Values without it are hidden. They stay in the form, which would lose what is chosen. */
  readonly text: string;
}

/** Values of a filter, with as few elements as will do: a page has about a hundred. */
export function FilterChoices({ filterName, choices, selected, counts, text }: FilterChoicesProps) {
  const locale = useLocale();
  const nameOf = useCountedNames();
  return (
    <div className={styles.values}>
      {choices.map((choice) => {
        const { key, label, lang } = choice;
        const isSelected = selected.includes(key);
        const count = counts && (counts[key] ?? 0);
        const shown = count === undefined ? '' : formatCount(count, locale);
        return (
          // A box whose state the address has changed is a new one: the form owns its boxes in between.
          <label
            key={`${key} ${isSelected}`}
            lang={lang}
            className={count === 0 ? styles.none : undefined}
            hidden={!hasText(choice, text)}
          >
            <input
              type="checkbox"
              name={filterName}
              value={key}
              defaultChecked={isSelected}
              aria-label={count === undefined ? undefined : nameOf(label, count, shown)}
            />
            {/* The only text of its element: React can replace it even after the browser has translated it. */}
            <span>{count === undefined ? label : `${label} (${shown})`}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Names a value and how many courses it would leave. Three texts serve all values: a filter may have thousands. */
function useCountedNames(): (value: string, count: number, shown: string) => string {
  const t = useTranslations('catalogue');
  const [none = '', one = '', many = ''] = [0, 1, 2].map((count) =>
    t('valueCount', { count, value: '{value}', shown: '{shown}' }),
  );
  return (value, count, shown) => {
    const text = count === 0 ? none : count === 1 ? one : many;
    return fillIn(text, { value, shown });
  };
}
