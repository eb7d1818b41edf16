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
  useTransition,
} from 'react';
import type { ComboboxState } from '@/components/suggestions/Suggestions';
import type { SuggestionTexts } from '@/components/suggestions/useSuggestionTexts';
import { useHydrated } from '@/components/ui/useHydrated';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { emptySearch } from '@/lib/addresses/search-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import styles from './SearchBox.module.css';
import { searchTextOf } from './search-text';

interface SearchFormProps {
  readonly language: InterfaceLanguage;
  readonly children: ReactNode;
}

/** The form of the search box: where scripts run it changes the page without loading a new document. */
export function SearchForm({ language, children }: SearchFormProps) {
  const router = useRouter();
  const [searching, startSearch] = useTransition();
  const to = routes(language);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = searchTextOf(event.currentTarget);
    startSearch(() => router.push(to.catalogue({ ...emptySearch, text })));
  };
  return (
    <form action={withBasePath(to.catalogue())} className={styles.form} onSubmit={search} aria-busy={searching}>
      {children}
    </form>
  );
}

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly language: InterfaceLanguage;
  /** The texts of suggestions; `null` where the backend has none. */
  readonly suggestions: SuggestionTexts | null;
}

const importSuggestions = () => import('@/components/suggestions/Suggestions');

/**
 * The text field of a search form. Once scripts run it says that it has suggestions. Their code is loaded when the field gets the focus
 * and only listens to it, so that the field keeps its text.
 */
export function SearchField({ language, suggestions, ...input }: SearchFieldProps) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, loadSuggestions] = useLazyComponent(importSuggestions);
  const [state, setState] = useState<ComboboxState>({ 'aria-expanded': false });
  const load = () => {
    // Without them the form works as before.
    if (suggestions) loadSuggestions().catch(() => undefined);
  };
  const onceScriptsRun = useEffectEvent(() => {
    if (document.activeElement === field.current) load();
  });
  useEffect(() => onceScriptsRun(), []);
  const combobox =
    suggestions && hydrated ? ({ role: 'combobox', 'aria-autocomplete': 'list', ...state } as const) : {};
  return (
    <>
      <input ref={field} onFocus={load} {...input} {...combobox} />
      {Suggestions && suggestions ? (
        <Suggestions field={field} language={language} texts={suggestions} onChange={setState} />
      ) : null}
    </>
  );
}
