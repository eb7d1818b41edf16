import { useLocale, useTranslations } from 'next-intl';
import { fillIn } from '@/components/ui/fill-in';
import { type FilterChoice, hasText } from '@/lib/catalogue/filter-view';
import { formatCount } from '@/lib/i18n/count';
import styles from './FilterChoices.module.css';

interface FilterChoicesProps {
  readonly filterName: string;
  readonly choices: readonly FilterChoice[];
  readonly selected: readonly string[];
  /** How many courses each key would leave; a missing key means none. `undefined` when the backend sent no counts. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** Values without this text are hidden. They stay in the form, which would lose the chosen values otherwise. */
  readonly text: string;
}

/** Values of a filter, with as few elements as possible: a page has about a hundred values. */
export function FilterChoices({ filterName, choices, selected, counts, text }: FilterChoicesProps) {
  const locale = useLocale();
  const nameOf = useCountedNames();
  return (
    <div className={styles.values} tabIndex={-1}>
      {choices.map((choice) => {
        const { key, label, lang } = choice;
        const isSelected = selected.includes(key);
        const count = counts && (counts[key] ?? 0);
        const shown = count === undefined ? '' : formatCount(count, locale);
        return (
          // The boxes are uncontrolled, so a box whose state changes with the address must be mounted again.
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
            {/* The only text of its element, so React can replace it even after the browser has translated it. */}
            <span>{count === undefined ? label : `${label} (${shown})`}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Formats a value and its number of courses. Three texts serve all values, because a page has about a hundred. */
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
