'use client';

import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { parseSearch, type SearchAddress } from '@/lib/addresses/search-address';

const change = 'searchaddresschange';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(change, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(change, listener);
  };
}

/**
 * The search in the browser's address, which is the one place that holds it: back and forward change it, and so does
 * the second result, which adds an entry to the history. `addressOf` gives the address of a search with the base path.
 *
 * @returns `initial` itself while the address has that search
 */
export function useSearchAddress(
  initial: SearchAddress,
  addressOf: (search: SearchAddress) => string,
): readonly [SearchAddress, (next: SearchAddress) => void] {
  const [ownPath, initialQuery = ''] = addressOf(initial).split('?');
  const last = useRef(initialQuery);
  const read = useCallback(() => {
    // On the way to another page the address is already that page's.
    if (window.location.pathname === ownPath) last.current = window.location.search.slice(1);
    return last.current;
  }, [ownPath]);
  const query = useSyncExternalStore(subscribe, read, () => initialQuery);
  const search = useMemo(() => (query === initialQuery ? initial : parseSearch(query)), [query, initialQuery, initial]);
  const show = useCallback(
    (next: SearchAddress) => {
      window.history.pushState(null, '', addressOf(next));
      window.dispatchEvent(new Event(change));
    },
    [addressOf],
  );
  return [search, show];
}
