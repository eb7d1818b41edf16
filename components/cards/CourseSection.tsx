import type { ReactNode } from 'react';
import { Section, type SectionProps } from '@/components/ui/Section';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseGrid } from './CourseGrid';

interface CourseSectionProps extends Omit<SectionProps, 'children'> {
  readonly courses: readonly CourseCardData[];
  readonly children?: ReactNode;
}

/** A titled part of a page with course cards below its other content; nothing when it has neither. */
export function CourseSection({ courses, children, ...section }: CourseSectionProps) {
  if (courses.length === 0 && !children) return null;
  return (
    <Section {...section}>
      {children}
      {courses.length > 0 ? <CourseGrid courses={courses} /> : null}
    </Section>
  );
}
