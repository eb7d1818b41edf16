import type { Database } from '../database/database.ts';
import { teacher as teacherTable } from '../database/schema/course.ts';
import { wordsOf } from '../words.ts';
import type { SeedCourse, SeedTeacher } from './types.ts';

/** A teacher as a row of the database; the key is that of {@link teacherKey}. */
export interface CatalogueTeacher {
  readonly id: number;
  readonly key: string;
  readonly teacher: SeedTeacher;
}

/** The identity of a teacher across courses, and the name of the portrait: `ewa-kowalczyk`. */
export function teacherKey({ firstName, lastName }: SeedTeacher): string {
  return wordsOf(`${firstName} ${lastName}`).join('-');
}

/** The distinct teachers of the courses, numbered from 1 in the order of the courses. */
export function teachersOf(courses: readonly SeedCourse[]): CatalogueTeacher[] {
  const byKey = new Map<string, CatalogueTeacher>();
  for (const teacher of courses.flatMap(({ teachers }) => teachers)) {
    const key = teacherKey(teacher);
    if (!byKey.has(key)) byKey.set(key, { id: byKey.size + 1, key, teacher });
  }
  return [...byKey.values()];
}

/** Stores the teachers. @param photoIds ids of their photos, by the key of the teacher */
export async function insertTeachers(
  database: Database,
  teachers: readonly CatalogueTeacher[],
  photoIds: ReadonlyMap<string, number>,
): Promise<void> {
  await database.insert(teacherTable).values(
    teachers.map(({ id, key, teacher }) => ({
      id,
      firstName: teacher.firstName,
      lastName: teacher.lastName,
      departmentIt: teacher.department?.it,
      departmentEn: teacher.department?.en,
      biographyIt: teacher.biography?.it,
      biographyEn: teacher.biography?.en,
      photoId: photoIds.get(key),
    })),
  );
}
