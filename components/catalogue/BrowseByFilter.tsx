'use client';

import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { routes } from '@/lib/addresses/routes';
import type { FilterView } from '@/lib/catalogue/filter-view';
import type { Locale } from '@/lib/model/locale';
import styles from './BrowseByFilter.module.css';

interface BrowseByFilterProps {
  readonly filters: readonly FilterView[];
  readonly locale: Locale;
  /** Label of the link to all values of a shortened filter; `{filter}` stands for the filter's name. */
  readonly allValues: string;
}

/**
 * Links to the results of each filter value: these pages are in the sitemap, and the form has only check boxes. A client
 * component without state, so that the page's data contain the filters only once, for the form and for these links.
 */
export function BrowseByFilter({ filters, locale, allValues }: BrowseByFilterProps) {
  const to = routes(locale);
  return (
    <dl className={styles.filters}>
      {filters.map(({ name, label, choices, isShortened }) => (
        <div key={name}>
          <dt>{label}</dt>
          {choices.map((choice) => (
            <dd key={choice.key}>
              <AppLink href={to.catalogue({ selection: { [name]: [choice.key] } })} lang={choice.lang}>
                {choice.label}
              </AppLink>
            </dd>
          ))}
          {isShortened ? (
            <dd>
              <AppLink href={to.wholeList(name)}>{fillIn(allValues, { filter: label })}</AppLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
