import type { ReactNode } from 'react';
import { Section, type SectionProps } from '@/components/ui/Section';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseGrid } from './CourseGrid';

interface CourseSectionProps extends Omit<SectionProps, 'children'> {
  readonly courses: readonly CourseCardData[];
  readonly children?: ReactNode;
}

/** A titled part of a page with course cards below its other content; nothing without courses. */
export function CourseSection({ courses, children, ...section }: CourseSectionProps) {
  if (courses.length === 0) return null;
  return (
    <Section {...section}>
      {children}
      <CourseGrid courses={courses} />
    </Section>
  );
}
