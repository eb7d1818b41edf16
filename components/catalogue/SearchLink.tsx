'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, createContext, useContext } from 'react';
import { onPlainClick } from '@/components/ui/plain-click';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';

/** Shows another search in place. */
export const ShowSearch = createContext<(search: SearchAddress) => void>(() => undefined);

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly search: SearchAddress;
}

/** A link to another search of the catalogue. Without scripts it loads a page; with scripts the results change in place. */
export function SearchLink({ search, ...props }: SearchLinkProps) {
  const show = useContext(ShowSearch);
  const href = withBasePath(routes(useLocale()).catalogue(search));
  return <a {...props} ref={passFocusToResults} href={href} onClick={onPlainClick(() => show(search))} />;
}

/**
 * A ref that passes the focus of a link on to the results when its own search takes the link away, such as the link that
 * removes a filter. Otherwise the keyboard and screen readers would start again at the top of the page.
 */
function passFocusToResults(link: HTMLAnchorElement | null) {
  return () => {
    if (document.activeElement !== link) return;
    document.querySelector<HTMLElement>('#results section')?.focus({ preventScroll: true });
  };
}
