import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './SearchBox.module.css';
import { SearchForm } from './SearchForm';
import { searchField } from './search-text';

/** Searches the whole catalogue for a text, without filters; a form, so it needs no script. */
export function SearchBox({ text }: { readonly text: string }) {
  const t = useTranslations('search');
  return (
    <search className={styles.search}>
      <SearchForm language={useLocale()}>
        <input
          // A page reached by a link starts with its own search, not with what was typed on the last one.
          key={text}
          type="search"
          name={searchField}
          defaultValue={text}
          maxLength={200}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('submit')}>
          <Icon name="search" />
        </button>
      </SearchForm>
    </search>
  );
}
