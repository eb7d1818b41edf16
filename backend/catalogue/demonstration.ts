import type { Database } from '../database/client.ts';
import { getCourse } from './course-detail.ts';

const pathPattern = /^\/courses\/(?<id>[1-9]\d{0,8})$/;

/** What is stored as the address of a course that the demonstration has made up: a path, as hosts and ports change. */
export function demonstrationPath(courseId: number): string {
  return `/courses/${courseId}`;
}

/** The made-up course of such a path; null for any other course, whose address leads somewhere else. */
export async function findDemonstrationCourse(database: Database, path: string) {
  const id = pathPattern.exec(path)?.groups?.id;
  const course = id ? await getCourse(database, Number(id)) : null;
  return course?.courseUrl === path ? course : null;
}
