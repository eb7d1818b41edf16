import type { Course } from '@/lib/model/course';
import type { Institution } from '@/lib/model/institution';

/** A course or a series with everything that other catalogues are told of it. */
export interface ExchangedCourse {
  readonly course: Course;
  /** The one in charge first; `course.institution` knows its name only. */
  readonly institutions: readonly Institution[];
  /** Ids of the courses of a series in order; empty for a course. */
  readonly memberIds: readonly string[];
}

/** One page of the catalogue. */
export interface ExchangedPage {
  readonly courses: readonly ExchangedCourse[];
  readonly pageCount: number;
}
