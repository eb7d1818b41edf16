import type { CountedTeacher, TeacherDetails } from '../model/teacher.ts';
import { orWhenNotFound } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import { isId } from './schemas/fields.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { teacherDetails, teacherIds, teachersOfInstitution } from './schemas/teacher.ts';

/** A teacher with courses and colleagues (extension `teachers`); `null` when there is none of that id. @throws BackendError */
export async function getTeacher(client: RestClient, id: string): Promise<TeacherDetails | null> {
  if (!isId(id)) return null;
  return orWhenNotFound(client.get(paths.teacher(id), teacherDetails), null);
}

/** Those who teach the courses of an institution (extension `teachers`); none for one that is gone. @throws BackendError */
export function getTeachersOfInstitution(client: RestClient, id: string): Promise<readonly CountedTeacher[]> {
  return orWhenNotFound(client.get(paths.teachersOfInstitution(id), teachersOfInstitution), []);
}

/** Ids in one answer. */
const pageSize = 1000;

/** Ids of some of the teachers, and what to ask for the next ones; null: these were the last (extension `teachers`). */
export interface TeacherIdsPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

/** Asks for the ids of the next teachers. @param after what the answer before has named @throws BackendError */
export function getTeacherIds(client: RestClient, after: string | null): Promise<TeacherIdsPage> {
  return client.get(paths.teachers, teacherIds, { query: listQuery(pageSize, after) });
}
