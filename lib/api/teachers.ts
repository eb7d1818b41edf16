import { isId } from '../model/id.ts';
import type { CountedTeacher, TeacherDetails } from '../model/teacher.ts';
import { orWhenNotFound } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { teacherDetails, teacherIds, teachersOfInstitution } from './schemas/teacher.ts';

/** A teacher with courses and colleagues (extension `teachers`); `null` when none has this id. @throws BackendError */
export async function getTeacher(client: RestClient, id: string): Promise<TeacherDetails | null> {
  if (!isId(id)) return null;
  return orWhenNotFound(client.get(paths.teacher(id), teacherDetails), null);
}

/** The teachers of an institution's courses (extension `teachers`); empty when it no longer exists. @throws BackendError */
export function getTeachersOfInstitution(client: RestClient, id: string): Promise<readonly CountedTeacher[]> {
  return orWhenNotFound(client.get(paths.teachersOfInstitution(id), teachersOfInstitution), []);
}

/** Ids in one answer. */
const pageSize = 1000;

/** Ids of some teachers, and `next`, the value for the following call; null after the last ids (extension `teachers`). */
export interface TeacherIdsPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

/** Reads the next ids of teachers. @param after `next` of the previous page; null for the first @throws BackendError */
export function getTeacherIds(client: RestClient, after: string | null): Promise<TeacherIdsPage> {
  return client.get(paths.teachers, teacherIds, { query: listQuery(pageSize, after) });
}
