import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { courseTeacher, teacher } from '../database/schema/course.ts';
import type { ImportedTeacher } from './imported-course.ts';

type TeacherRow = typeof teacher.$inferSelect;

/**
 * Puts the teachers of a course in place. Who taught it before under the same name stays the same person, so that a
 * photo remains; somebody of the same name and department elsewhere in the catalogue is the same person too.
 */
export async function storeTeachers(
  database: Database,
  courseId: number,
  list: readonly ImportedTeacher[],
): Promise<void> {
  const ids: number[] = [];
  for (const imported of list) {
    const id = await storeTeacher(database, courseId, imported, ids);
    ids.push(id);
  }
  await database.delete(courseTeacher).where(eq(courseTeacher.courseId, courseId));
  const rows = ids.map((teacherId, position) => ({ courseId, teacherId, position }));
  if (rows.length > 0) await database.insert(courseTeacher).values(rows);
}

async function storeTeacher(database: Database, courseId: number, imported: ImportedTeacher, taken: readonly number[]) {
  const { firstName, lastName } = imported;
  const named = await database
    .select()
    .from(teacher)
    .where(and(eq(teacher.firstName, firstName), eq(teacher.lastName, lastName)));
  const own = await database
    .select({ id: courseTeacher.teacherId })
    .from(courseTeacher)
    .where(eq(courseTeacher.courseId, courseId));
  const ownIds = new Set(own.map(({ id }) => id));
  const free = named.filter(({ id }) => !taken.includes(id));
  const same = free.find(({ id }) => ownIds.has(id)) ?? free.find((row) => isSame(row, imported));
  if (same) {
    await database.update(teacher).set(imported).where(eq(teacher.id, same.id));
    return same.id;
  }
  const [last] = await database.select({ id: max(teacher.id) }).from(teacher);
  const id = (last?.id ?? 0) + 1;
  await database.insert(teacher).values({ ...imported, id });
  return id;
}

/** Of the same department, as far as the file knows it. */
function isSame(row: TeacherRow, { departmentIt, departmentEn }: ImportedTeacher): boolean {
  const agree = (stored: string | null, given: string | null | undefined) => given === undefined || stored === given;
  return agree(row.departmentIt, departmentIt) && agree(row.departmentEn, departmentEn);
}
