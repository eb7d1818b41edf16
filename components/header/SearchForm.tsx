'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
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
