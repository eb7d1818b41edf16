'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ComboboxState } from '@/components/suggestions/Suggestions';
import type { SuggestionTexts } from '@/components/suggestions/useSuggestionTexts';
import { useHydrated } from '@/components/ui/useHydrated';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';
import styles from './SearchBox.module.css';
import { searchTextOf } from './search-text';

interface SearchFormProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The form of the search box. With scripts, it changes the page without loading a new document. */
export function SearchForm({ locale, children }: SearchFormProps) {
  const router = useRouter();
  const to = routes(locale);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(to.catalogue({ text: searchTextOf(event.currentTarget) }));
  };
  return (
    <form action={withBasePath(to.catalogue())} className={styles.form} onSubmit={search}>
      {children}
    </form>
  );
}

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly locale: Locale;
  /** The texts of suggestions; `null` when the backend offers none. */
  readonly suggestions: SuggestionTexts | null;
}

const importSuggestions = () => import('@/components/suggestions/Suggestions');

/**
 * The text field of a search form. Once scripts run, its role says that it has suggestions. Their code is loaded when the
 * field gets the focus and, when that failed, with the next letter. It only listens to the field, so the field keeps its text.
 */
export function SearchField({ locale, suggestions, ...input }: SearchFieldProps) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, loadSuggestions] = useLazyComponent(importSuggestions);
  const [state, setState] = useState<ComboboxState>({ 'aria-expanded': false });
  const load = () => {
    // The form works without suggestions too.
    if (suggestions) loadSuggestions().catch(() => undefined);
  };
  const onMount = useEffectEvent(() => {
    if (document.activeElement === field.current) load();
  });
  useEffect(() => onMount(), []);
  const combobox =
    suggestions && hydrated ? ({ role: 'combobox', 'aria-autocomplete': 'list', ...state } as const) : {};
  return (
    <>
      <input ref={field} onFocus={load} onInput={load} {...input} {...combobox} />
      {Suggestions && suggestions ? (
        <Suggestions field={field} locale={locale} texts={suggestions} onChange={setState} />
      ) : null}
    </>
  );
}
