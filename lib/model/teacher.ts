import type { CourseSummary, Teacher } from './course.ts';

/** A teacher with the number of the courses and series that are meant. */
export interface CountedTeacher extends Omit<Teacher, 'biography'> {
  readonly courses: number;
}

/** A teacher with what is taught, and with whom (extension `teachers`). */
export interface TeacherDetails {
  readonly id: string;
  readonly teacher: Teacher;
  readonly courses: readonly CourseSummary[];
  /** Of courses and series, those that are not listed here too. */
  readonly total: number;
  /** Those who teach the same courses, with the number of these. */
  readonly colleagues: readonly CountedTeacher[];
}
