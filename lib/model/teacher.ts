import type { CourseSummary, Teacher } from './course.ts';

/** A teacher with a number of courses and series; the context says which. */
export interface CountedTeacher extends Omit<Teacher, 'biography'> {
  readonly courses: number;
}

/** A teacher with courses and colleagues (extension `teachers`). */
export interface TeacherDetails {
  readonly id: string;
  readonly teacher: Teacher;
  readonly courses: readonly CourseSummary[];
  /** Number of all courses and series, including those that `courses` does not list. */
  readonly total: number;
  /** Teachers of the same courses, each with the number of courses in common. */
  readonly colleagues: readonly CountedTeacher[];
}
