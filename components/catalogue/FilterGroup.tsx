import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, type KeyboardEvent, type ToggleEvent, useCallback, useState } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import { choicesInOrder, type FilterView, hasText, isOfInstitutions } from '@/lib/catalogue/filter-view';
import { FilterChoices } from './FilterChoices';
import styles from './FilterGroup.module.css';
import { SearchLink } from './SearchLink';

/** Values shown before "show more" (specification, section 9). */
const visibleValues = 4;

/** Longest list of values without a field that narrows it. */
const maxValuesWithoutField = 15;

interface FilterGroupProps {
  readonly filter: FilterView;
  readonly search: SearchAddress;
  /** How many courses each key would leave; `undefined` when the backend sent no counts. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** Scrolls a filter back into view when its list closes: the screen may have shown the end of the list. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) currentTarget.closest('fieldset')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** One filter: its first values, the rest on demand, a field that narrows long lists, and a link that resets it. */
export function FilterGroup({ filter, search, counts }: FilterGroupProps) {
  const t = useTranslations('catalogue');
  const to = routes(useLocale());
  const selected = search.selection[filter.name] ?? [];
  const choices = choicesInOrder(filter, selected, counts);
  const hidden = choices.slice(visibleValues);
  const [text, setText] = useState('');
  const shown = { filterName: filter.name, selected, counts, text };
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
      {choices.length > maxValuesWithoutField && !filter.isShortened ? (
        <ValueField
          label={filter.label}
          onText={setText}
          found={text ? choices.filter((choice) => hasText(choice, text)).length : null}
        />
      ) : null}
      <FilterChoices {...shown} choices={choices.slice(0, visibleValues)} />
      {hidden.length > 0 ? (
        <details className={styles.more} open={text !== ''} onToggle={keepInView}>
          <summary>
            <span className={styles.show}>{t('showMore', { count: hidden.length })}</span>
            <span className={styles.hide}>{t('showLess')}</span>
          </summary>
          <FilterChoices {...shown} choices={hidden} />
        </details>
      ) : null}
      {filter.isShortened ? (
        <AppLink href={isOfInstitutions(filter) ? to.institutions : to.wholeList(filter.name)}>
          {isOfInstitutions(filter) ? t('allInstitutions') : t('allValues', { filter: filter.label })}
        </AppLink>
      ) : null}
    </fieldset>
  );
}

interface ValueFieldProps {
  /** The filter's visible name. */
  readonly label: string;
  readonly onText: (text: string) => void;
  /** How many values have the text; `null` without a text. */
  readonly found: number | null;
}

/** Enter would submit the form, and close the popover with the filters on small screens. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** A field that narrows the values of a long filter in the browser. It has no name: the form does not send it. */
function ValueField({ label, onText, found }: ValueFieldProps) {
  const t = useTranslations('catalogue');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // The form would take the change for another choice.
    event.stopPropagation();
    onText(event.target.value);
  };
  // The field may have a text before scripts run, typed early or brought back by the browser.
  const readEarlyText = useCallback(
    (field: HTMLInputElement | null) => {
      if (field?.value) onText(field.value);
    },
    [onText],
  );
  return (
    <div className={styles.field}>
      <input
        ref={readEarlyText}
        type="search"
        aria-label={t('findValue', { filter: label })}
        placeholder={t('findValueHint')}
        onChange={change}
        onKeyDown={ignoreEnter}
      />
      <p aria-live="polite">{found === null ? null : t('valuesFound', { count: found })}</p>
    </div>
  );
}
