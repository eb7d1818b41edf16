import { useTranslations } from 'next-intl';
import type { ToggleEvent } from 'react';
import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import { choicesSelectedFirst, type FilterChoice, type FilterView } from '@/lib/catalogue/filter-view';
import styles from './FilterGroup.module.css';
import { SearchLink } from './SearchLink';

/** Values shown before "show more" (specification, section 9). */
const visibleValues = 4;

interface FilterGroupProps {
  readonly filter: FilterView;
  readonly search: SearchAddress;
}

/** Brings a filter back into view whose list has been shortened: what was on the screen may have been its end. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) currentTarget.closest('fieldset')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** One filter: its first values, the rest on demand, and a link that resets it. */
export function FilterGroup({ filter, search }: FilterGroupProps) {
  const t = useTranslations('catalogue');
  const selected = search.selection[filter.name] ?? [];
  const choices = choicesSelectedFirst(filter, selected);
  const hidden = choices.slice(visibleValues);
  return (
    <fieldset className={styles.group}>
      <legend>{filter.label}</legend>
      {selected.length > 0 ? (
        <SearchLink
          search={withKeys(search, filter.name, [])}
          className={styles.reset}
          aria-label={t('resetFilterNamed', { filter: filter.label })}
        >
          {t('resetFilter')}
        </SearchLink>
      ) : null}
      <Choices filterName={filter.name} choices={choices.slice(0, visibleValues)} selected={selected} />
      {hidden.length > 0 ? (
        <details className={styles.more} onToggle={keepInView}>
          <summary>
            <span className={styles.show}>{t('showMore', { count: hidden.length })}</span>
            <span className={styles.hide}>{t('showLess')}</span>
          </summary>
          <Choices filterName={filter.name} choices={hidden} selected={selected} />
        </details>
      ) : null}
    </fieldset>
  );
}

interface ChoicesProps {
  readonly filterName: string;
  readonly choices: readonly FilterChoice[];
  readonly selected: readonly string[];
}

/** The values of a filter, with as few elements as will do: a page has about a hundred. */
function Choices({ filterName, choices, selected }: ChoicesProps) {
  return (
    <div className={styles.values}>
      {choices.map(({ key, label }) => (
        // A box whose state the address has changed is a new one: the form owns its boxes in between.
        <label key={`${key} ${selected.includes(key)}`}>
          <input type="checkbox" name={filterName} value={key} defaultChecked={selected.includes(key)} />
          {label}
        </label>
      ))}
    </div>
  );
}
