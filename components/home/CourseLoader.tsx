import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { showToast } from '@/components/ui/toast/show-toast';
import { featuredCardsQuery } from '@/lib/catalogue/card-queries';
import type { CardPage, CourseCardData } from '@/lib/catalogue/course-card';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import type { Locale } from '@/lib/model/locale';

/** Number of carousel pages after which the next page of the server is loaded (specification, section 4). */
const pagesPerLoad = 10;

/** The state of the featured courses in the browser. */
export interface LoadedCourses {
  /** `null` until the first page has arrived. */
  readonly courses: readonly CourseCardData[] | null;
  readonly total: number;
  readonly loading: boolean;
  readonly error: Error | null;
  /** Requests the failed pages again; `null` without a failure. */
  readonly retry: (() => void) | null;
}

interface CourseLoaderProps {
  readonly locale: Locale;
  /** 1-based number of the furthest carousel page that was shown. */
  readonly furthest: number;
  /** Number of pages that the server has. */
  readonly serverPages: number;
  readonly errorSummary: string;
  readonly onLoaded: (loaded: LoadedCourses) => void;
}

/** Loads the featured courses for a carousel; shows only a message when loading fails. */
export default function CourseLoader({ locale, furthest, serverPages, errorSummary, onLoaded }: CourseLoaderProps) {
  const pages = Array.from({ length: wantedServerPages(furthest, serverPages) }, (_, index) => index + 1);
  const queries = pages.map((page) => featuredCardsQuery(locale, page));
  const loaded = useQueries({ queries, combine: together }, queryClient);
  const { error } = loaded;
  useEffect(() => {
    if (error) showToast({ severity: 'error', summary: errorSummary, detail: failureDetail(error) });
  }, [error, errorSummary]);
  useEffect(() => onLoaded(loaded), [loaded, onLoaded]);
  return null;
}

/** The pages of the server as one list. */
function together(pages: readonly UseQueryResult<CardPage>[]): LoadedCourses {
  const [first] = pages;
  // Not those that are shown and could only not be renewed when the visitor came back.
  const failed = pages.filter(({ isLoadingError }) => isLoadingError);
  return {
    courses: first?.data ? withoutRepeats(pages.flatMap(({ data }) => data?.cards ?? [])) : null,
    total: first?.data?.total ?? 0,
    loading: pages.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null,
  };
}

/** Removes duplicates: a course may move to the next page between two requests. */
function withoutRepeats(courses: readonly CourseCardData[]): readonly CourseCardData[] {
  return [...new Map(courses.map((course) => [course.id, course])).values()];
}

/**
 * How many pages of the server a carousel needs: one more each time the visitor reaches a multiple of ten carousel
 * pages, until all courses are loaded.
 *
 * @param furthest 1-based number of the furthest carousel page that was shown
 * @param available number of pages that the server has
 */
export function wantedServerPages(furthest: number, available: number): number {
  return Math.max(1, Math.min(1 + Math.floor(furthest / pagesPerLoad), available));
}
