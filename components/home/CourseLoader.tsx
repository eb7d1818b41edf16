import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { showToast } from '@/components/ui/toast/show-toast';
import { emptySearch } from '@/lib/addresses/search-address';
import { cardsQuery } from '@/lib/catalogue/card-queries';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import type { InterfaceLanguage } from '@/lib/model/language';

/** What the browser has of the featured courses. */
export interface LoadedCourses {
  /** `null` until the first page is there. */
  readonly courses: readonly CourseCardData[] | null;
  readonly total: number;
  readonly loading: boolean;
  /** Asks again for what could not be loaded; `null` when nothing has failed. */
  readonly retry: (() => void) | null;
}

export interface CourseLoaderProps {
  readonly locale: InterfaceLanguage;
  /** Pages of the server that are wanted, from the first. */
  readonly pages: number;
  readonly errorSummary: string;
  readonly onLoaded: (loaded: LoadedCourses) => void;
}

/** Loads the featured courses for a carousel; shows nothing but a message when that fails. */
export function CourseLoader({ locale, pages, errorSummary, onLoaded }: CourseLoaderProps) {
  const results = useQueries(
    {
      queries: Array.from({ length: pages }, (_, index) =>
        cardsQuery({ language: locale, search: { ...emptySearch, page: index + 1 }, featured: true }),
      ),
    },
    queryClient,
  );
  const failed = results.filter(({ isError }) => isError);
  const error = failed[0]?.error ?? null;
  useEffect(() => {
    if (error) showToast({ severity: 'error', summary: errorSummary, detail: failureDetail(error) });
  }, [error, errorSummary]);
  // Results are new objects at each render; these are what changes with them.
  const state = results.map(({ status, fetchStatus, dataUpdatedAt }) => [status, fetchStatus, dataUpdatedAt]).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` stands for the results
  useEffect(() => {
    const [first] = results;
    onLoaded({
      courses: first?.data ? withoutRepeats(results.flatMap(({ data }) => data?.cards ?? [])) : null,
      total: first?.data?.total ?? 0,
      loading: results.some(({ isFetching }) => isFetching),
      retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null,
    });
  }, [state, onLoaded]);
  return null;
}

/** A course that moved to the next page while the pages were read would come twice. */
function withoutRepeats(courses: readonly CourseCardData[]): readonly CourseCardData[] {
  return [...new Map(courses.map((course) => [course.id, course])).values()];
}
