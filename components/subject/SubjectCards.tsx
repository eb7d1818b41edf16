'use client';

import { CourseGrid } from '@/components/cards/CourseGrid';
import type { CourseCardData } from '@/lib/catalogue/course-card';

/**
 * Cards below the catalogue, which already loads their texts and code. A client component without state, so that the
 * page's data contain the cards' props instead of all their elements.
 */
export function SubjectCards({ courses }: { readonly courses: readonly CourseCardData[] }) {
  return <CourseGrid courses={courses} />;
}
