import { useLocale, useTranslations } from 'next-intl';
import { useSuggestionTexts } from '@/components/suggestions/useSuggestionTexts';
import { Icon } from '@/components/ui/Icon';
import { maxTextLength, textParameter } from '@/lib/addresses/search-address';
import styles from './SearchBox.module.css';
import { SearchField, SearchForm } from './SearchForm';

interface SearchBoxProps {
  readonly text: string;
  /** Whether the backend offers suggestions while a visitor types. */
  readonly suggests?: boolean;
  /** A page may have a second, larger search box in its hero. */
  readonly place?: 'header' | 'hero';
}

/** Searches the whole catalogue for a text, without filters. It is a form, so it needs no script. */
export function SearchBox({ text, suggests = false, place = 'header' }: SearchBoxProps) {
  const t = useTranslations('search');
  const locale = useLocale();
  const suggestionTexts = useSuggestionTexts();
  return (
    <search className={styles[place]} aria-label={place === 'hero' ? t('heroLabel') : undefined}>
      <SearchForm locale={locale}>
        <SearchField
          // Resets the field after a link to another search; otherwise it would keep the text typed before.
          key={text}
          type="search"
          name={textParameter}
          defaultValue={text}
          maxLength={maxTextLength}
          // The visible words, because people who control the browser by voice say what they see.
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          locale={locale}
          suggestions={suggests ? suggestionTexts : null}
        />
        <button type="submit" aria-label={t('submit')}>
          <Icon name="search" />
        </button>
      </SearchForm>
    </search>
  );
}
