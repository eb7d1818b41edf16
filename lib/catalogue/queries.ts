import { queryOptions } from '@tanstack/react-query';
import { getCategories, getFilters, getInstitutions } from '@/lib/api/catalogue';
import { searchCourses } from '@/lib/api/courses';
import type { RestClient } from '@/lib/api/rest-client';
import type { CourseSearch } from '@/lib/model/search';

/** Milliseconds for which lists that hardly change are not asked for again. */
const listFresh = 300_000;

/** Every category. */
export const categoriesQuery = (transport: RestClient) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => getCategories(transport, { signal }),
    staleTime: listFresh,
  });

/** Every participating institution. */
export const institutionsQuery = (transport: RestClient) =>
  queryOptions({
    queryKey: ['institutions'],
    queryFn: ({ signal }) => getInstitutions(transport, { signal }),
    staleTime: listFresh,
  });

/** The filters of the catalogue. */
export const filtersQuery = (transport: RestClient) =>
  queryOptions({
    queryKey: ['filters'],
    queryFn: ({ signal }) => getFilters(transport, { signal }),
    staleTime: listFresh,
  });

/** One page of the answer to a search. */
export const searchQuery = (transport: RestClient, search: CourseSearch) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => searchCourses(transport, search, { signal }),
  });
