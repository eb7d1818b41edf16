'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FocusEvent, type FormEvent, useContext, useEffect, useRef } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import {
  countSelected,
  exactParameter,
  formatSearch,
  orderParameter,
  parseSearch,
  type SearchAddress,
  textParameter,
} from '@/lib/addresses/search-address';
import type { FilterView } from '@/lib/catalogue/filter-view';
import type { SearchCounts } from '@/lib/model/search';
import styles from './FilterForm.module.css';
import { FilterGroup } from './FilterGroup';
import { SearchLink, ShowSearch } from './SearchLink';

interface FilterFormProps {
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  readonly counts?: SearchCounts | undefined;
}

/** The search that the fields of a form describe. */
function searchOf(form: HTMLFormElement): SearchAddress {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseSearch(new URLSearchParams(fields));
}

/**
 * Keeps the focus on the box that was used last. A choice and its new counts change the order of the values. The box
 * may then move, even to the values that are shown on demand.
 */
function useLastBox(search: SearchAddress, counts: SearchCounts | undefined) {
  const lastBox = useRef<HTMLInputElement | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search and its counts change the order
  useEffect(() => {
    const last = lastBox.current;
    if (!last || document.activeElement !== document.body) return;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(last.name)}"]`) ?? [];
    // A shortened list may no longer contain the box.
    const box = [...boxes].find(({ value }) => value === last.value) ?? boxes[0];
    box?.closest('fieldset details')?.setAttribute('open', '');
    box?.focus({ preventScroll: true });
  }, [search, counts]);
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) lastBox.current = null;
  };
  return { form, lastBox, forget };
}

/** The filters of the catalogue, as a form that sends them in the URL. With scripts each choice takes effect at once. */
export function FilterForm({ filters, search, counts }: FilterFormProps) {
  const t = useTranslations('catalogue');
  const to = routes(useLocale());
  const show = useContext(ShowSearch);
  const { form, lastBox, forget } = useLastBox(search, counts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to apply boxes that were used before scripts ran
  useEffect(() => {
    const chosen = form.current ? searchOf(form.current) : search;
    if (formatSearch(chosen) !== formatSearch({ ...search, page: chosen.page })) show(chosen);
  }, []);
  const change = (event: FormEvent<HTMLFormElement>) => {
    lastBox.current = event.target instanceof HTMLInputElement ? event.target : null;
    show(searchOf(event.currentTarget));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(searchOf(event.currentTarget));
  };
  return (
    <form
      ref={form}
      action={withBasePath(to.catalogue())}
      aria-label={t('filterResults')}
      // The address decides what is chosen. The browser would restore boxes that have changed their places.
      autoComplete="off"
      // On small screens the form scrolls, and Firefox would stop here before the first box.
      tabIndex={-1}
      onChange={change}
      onBlur={forget}
      onSubmit={submit}
    >
      {search.text ? <input type="hidden" name={textParameter} value={search.text} /> : null}
      {search.isExact ? <input type="hidden" name={exactParameter} value="1" /> : null}
      {search.order ? <input type="hidden" name={orderParameter} value={search.order} /> : null}
      {filters.map((filter) => (
        <FilterGroup key={filter.name} filter={filter} search={search} counts={counts?.byValue[filter.name]} />
      ))}
      <div className={styles.actions}>
        <button type="submit" className={styles.apply}>
          {t('applyFilters')}
        </button>
        {countSelected(search) > 0 ? (
          <SearchLink search={{ ...search, selection: {}, page: 1 }}>{t('clearFilters')}</SearchLink>
        ) : null}
      </div>
    </form>
  );
}
