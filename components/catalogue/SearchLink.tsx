'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { hasModifier } from '@/components/ui/modifier-keys';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';

/** Shows another search in place. */
export const ShowSearch = createContext<(search: SearchAddress) => void>(() => undefined);

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly search: SearchAddress;
}

/** A link to another search of the catalogue: without a script it loads, with one the results change in place. */
export function SearchLink({ search, ...props }: SearchLinkProps) {
  const show = useContext(ShowSearch);
  const onClick = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    show(search);
  };
  return <a {...props} href={withBasePath(routes(useLocale()).catalogue(search))} onClick={onClick} />;
}
