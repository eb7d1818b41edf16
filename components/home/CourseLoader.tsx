import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { showToast } from '@/components/ui/toast/show-toast';
import { featuredCardsQuery } from '@/lib/catalogue/card-queries';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import type { InterfaceLanguage } from '@/lib/model/language';

/** Carousel pages after which the next page of the server is wanted (specification, section 4). */
const pagesOfALoad = 10;

/** What the browser has of the featured courses. */
export interface LoadedCourses {
  /** `null` until the first page is there. */
  readonly courses: readonly CourseCardData[] | null;
  readonly total: number;
  readonly loading: boolean;
  /** Fetches again what could not be loaded; `null` when nothing has failed. */
  readonly retry: (() => void) | null;
}

interface CourseLoaderProps {
  readonly locale: InterfaceLanguage;
  /** 1-based number of the furthest carousel page that was shown. */
  readonly furthest: number;
  /** Pages that the server has. */
  readonly serverPages: number;
  readonly errorSummary: string;
  readonly onLoaded: (loaded: LoadedCourses) => void;
}

/** Loads the featured courses for a carousel; shows nothing but a message when that fails. */
export default function CourseLoader({ locale, furthest, serverPages, errorSummary, onLoaded }: CourseLoaderProps) {
  const results = useQueries(
    {
      queries: Array.from({ length: wantedServerPages(furthest, serverPages) }, (_, index) =>
        featuredCardsQuery(locale, index + 1),
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

/**
 * How many pages of the server a carousel needs: one more each time the visitor gets to a multiple of ten carousel
 * pages, until all courses are loaded.
 *
 * @param furthest 1-based number of the furthest carousel page that was shown
 * @param available pages that the server has
 */
export function wantedServerPages(furthest: number, available: number): number {
  return Math.max(1, Math.min(1 + Math.floor(furthest / pagesOfALoad), available));
}
