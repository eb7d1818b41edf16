'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/components/providers/query-client';
import { routes } from '@/lib/addresses/routes';
import { categoriesQuery, institutionsQuery } from '@/lib/catalogue/browser-lists';
import { shownName } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Locale } from '@/lib/model/locale';

/** An institution or a category, as a link to the catalogue. */
interface ExploreEntry {
  readonly id: string;
  readonly name: string;
  /** Language of the name when it differs from the page's. */
  readonly lang: string | undefined;
  readonly imageId: string | null;
  /** The courses of this entry that match the current search text. */
  readonly href: string;
}

export type ExploreList = UseQueryResult<readonly ExploreEntry[]>;

/** The names of the two lists, in the order of the specification. */
export const listNames = ['categories', 'institutions'] as const;
export type ListName = (typeof listNames)[number];

/** Fetches both lists before they are shown. Failures are ignored here; the lists report them when they are shown. */
export function prefetchExploreLists(): void {
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(institutionsQuery);
}

/** Both lists as links to the catalogue with the given search text. */
export function useExploreLists(locale: Locale, text: string): Record<ListName, ExploreList> {
  const to = routes(locale);
  return {
    categories: useQuery(
      {
        ...categoriesQuery,
        select: (list) =>
          inReadingOrder(list, locale, ({ name }) => name).map(({ id, name, imageId }) => {
            const { text: shown, lang } = shownName(name, locale, id);
            return { id, name: shown, lang, imageId, href: to.category(id, text) };
          }),
      },
      queryClient,
    ),
    institutions: useQuery(
      {
        ...institutionsQuery,
        select: (list) =>
          list.map(({ id, name, logoId: imageId }) => {
            return { id, name, lang: undefined, imageId, href: to.institution(id, text) };
          }),
      },
      queryClient,
    ),
  };
}
