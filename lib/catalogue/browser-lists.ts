import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import { getCategories, getInstitutions } from '@/lib/api/catalogue';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';

/** Milliseconds before a list is fetched again; these lists rarely change. */
const listStaleTime = 300_000;

/** The browser's client for the catalogue: it calls the route handlers on the same origin. */
export const browserClient: RestClient = createRestClient({
  baseUrl: withBasePath('/api'),
  // The cache of requests retries by itself (specification, section 9).
  mayRetry: () => false,
  headers: {
    // Read at each call, as the page's language may change. Error messages come in this language.
    get 'accept-language'() {
      return document.documentElement.lang;
    },
  },
});

/** The query for all categories. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => getCategories(browserClient, { signal }),
  staleTime: listStaleTime,
});

/** The query for all participating institutions. */
export const institutionsQuery = queryOptions({
  queryKey: ['institutions'],
  queryFn: ({ signal }) => getInstitutions(browserClient, { signal }),
  staleTime: listStaleTime,
});
