'use client';

import { CourseGrid } from '@/components/catalogue/CourseGrid';
import type { CourseCardData } from '@/lib/catalogue/course-card';

/**
 * Cards below the catalogue, whose texts and code the page has anyway: a client component without state, so that the page's
 * data hold what the cards show, not each of their elements.
 */
export function SubjectCards({ courses }: { readonly courses: readonly CourseCardData[] }) {
  return <CourseGrid courses={courses} />;
}
