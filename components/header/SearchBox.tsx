import { useLocale, useTranslations } from 'next-intl';
import { useSuggestionTexts } from '@/components/suggestions/useSuggestionTexts';
import { Icon } from '@/components/ui/Icon';
import styles from './SearchBox.module.css';
import { SearchField, SearchForm } from './SearchForm';
import { searchField } from './search-text';

interface SearchBoxProps {
  readonly text: string;
  /** Whether the backend suggests something while a text is being typed. */
  readonly suggests?: boolean;
  /** Beside the one of the header a page may have another, larger one in its hero. */
  readonly place?: 'header' | 'hero';
}

/** Searches the whole catalogue for a text, without filters; a form, so it needs no script. */
export function SearchBox({ text, suggests = false, place = 'header' }: SearchBoxProps) {
  const t = useTranslations('search');
  const language = useLocale();
  const suggestionTexts = useSuggestionTexts();
  return (
    <search className={styles[place]} aria-label={place === 'hero' ? t('heroLabel') : undefined}>
      <SearchForm language={language}>
        <SearchField
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
          language={language}
          suggestions={suggests ? suggestionTexts : null}
        />
        <button type="submit" aria-label={t('submit')}>
          <Icon name="search" />
        </button>
      </SearchForm>
    </search>
  );
}
