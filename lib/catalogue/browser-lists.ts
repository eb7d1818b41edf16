import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import { getCategories, getInstitutions } from '@/lib/api/catalogue';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';

/** Milliseconds for which lists that hardly change are not fetched again. */
const listFresh = 300_000;

/** The browser's way to the catalogue: the route handlers on its own origin. */
export const browserClient: RestClient = createRestClient({
  baseUrl: withBasePath('/api'),
  headers: {
    // Read at each call: the page may have changed its language. What failed is said in it.
    get 'accept-language'() {
      return document.documentElement.lang;
    },
  },
});

/** Every category. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => getCategories(browserClient, { signal }),
  staleTime: listFresh,
});

/** Every participating institution. */
export const institutionsQuery = queryOptions({
  queryKey: ['institutions'],
  queryFn: ({ signal }) => getInstitutions(browserClient, { signal }),
  staleTime: listFresh,
});
