import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { type SearchAddress, toggleKey } from '@/lib/addresses/search-address';
import { type FilterView, selectedChoices } from '@/lib/catalogue/filter-view';
import styles from './ActiveFilters.module.css';
import { SearchLink } from './SearchLink';

interface ActiveFiltersProps {
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  /** The text that was searched for, which may be a correction of the typed text. */
  readonly searchedText: string;
}

/** The text and the filter values that narrow the results, each as a link that removes it. */
export function ActiveFilters({ filters, search, searchedText }: ActiveFiltersProps) {
  const t = useTranslations('catalogue');
  const selected = selectedChoices(filters, search);
  if (selected.length === 0 && !search.text) return null;
  return (
    <ul className={styles.chips} aria-label={t('selected')}>
      {search.text ? (
        <li>
          <SearchLink search={{ ...search, text: '', page: 1 }} aria-label={t('removeText', { text: searchedText })}>
            <span dir="auto">{t('quoted', { text: searchedText })}</span>
            <Icon name="close" />
          </SearchLink>
        </li>
      ) : null}
      {selected.map(({ filterName, key, label }) => (
        <li key={`${filterName} ${key}`}>
          <SearchLink search={toggleKey(search, filterName, key)} aria-label={t('removeValue', { value: label })}>
            <span dir="auto">{label}</span>
            <Icon name="close" />
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}
