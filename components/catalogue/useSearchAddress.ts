'use client';

import { useLocale } from 'next-intl';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { parseSearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';

const change = 'searchaddresschange';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(change, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(change, listener);
  };
}

const addressOf = (search: SearchAddress, locale: Locale) => withBasePath(routes(locale).catalogue(search));

/**
 * The search in the browser's address, which is the only place that stores the search. Back and forward change it.
 *
 * @returns the search, the same object until the address has another (`initial` while it has that one), and a function that
 * shows another search and adds an entry to the history
 */
export function useSearchAddress(initial: SearchAddress): readonly [SearchAddress, (next: SearchAddress) => void] {
  const locale = useLocale();
  const [ownPath, initialQuery = ''] = addressOf(initial, locale).split('?');
  const last = useRef(initialQuery);
  const read = useCallback(() => {
    // During a navigation to another page, the address already belongs to that page.
    if (window.location.pathname === ownPath) last.current = window.location.search.slice(1);
    return last.current;
  }, [ownPath]);
  const query = useSyncExternalStore(subscribe, read, () => initialQuery);
  const search = useMemo(() => (query === initialQuery ? initial : parseSearch(query)), [query, initialQuery, initial]);
  const show = useCallback(
    (next: SearchAddress) => {
      const address = addressOf(next, locale);
      // A second entry for the same results would be one at which Back does nothing.
      if (window.location.pathname + window.location.search === address) return;
      window.history.pushState(null, '', address);
      window.dispatchEvent(new Event(change));
    },
    [locale],
  );
  return [search, show];
}
