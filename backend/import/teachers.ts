import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { courseTeacher, teacher } from '../database/schema/course.ts';
import type { ImportedTeacher } from './imported-course.ts';

type TeacherRow = typeof teacher.$inferSelect;

/** The stored and the new teachers. */
export interface Teachers {
  /**
   * The ids of a course's teachers in order. An earlier teacher of the course with the same name is the same person and keeps the
   * photo. Otherwise a teacher with the same name and department is the same person; an unknown department matches any.
   */
  idsOf(courseId: number, list: readonly ImportedTeacher[]): readonly number[];
  /** Stores the new and changed teachers. */
  store(): Promise<void>;
}

const fullName = ({ firstName, lastName }: Pick<TeacherRow, 'firstName' | 'lastName'>) => `${firstName}\0${lastName}`;

/** Reads all teachers at once, because a file can name thousands. */
export async function readTeachers(database: Database): Promise<Teachers> {
  const stored = await database.select().from(teacher);
  const byName = Map.groupBy(stored, fullName);
  const taught = await readTaught(database);
  const added = new Map<number, TeacherRow>();
  const changed = new Map<number, TeacherRow>();
  let lastId = stored.reduce((highest, { id }) => Math.max(highest, id), 0);

  function idOf(
    imported: ImportedTeacher,
    ownIds: ReadonlySet<number> | undefined,
    taken: ReadonlySet<number>,
  ): number {
    const free = (byName.get(fullName(imported)) ?? []).filter(({ id }) => !taken.has(id));
    const same = free.find(({ id }) => ownIds?.has(id)) ?? free.find((row) => isSame(row, imported));
    if (!same) {
      lastId += 1;
      const row = newRow(lastId, imported);
      byName.set(fullName(row), [...(byName.get(fullName(row)) ?? []), row]);
      added.set(row.id, row);
      return row.id;
    }
    if (update(same, imported) && !added.has(same.id)) changed.set(same.id, same);
    return same.id;
  }

  return {
    idsOf: (courseId, list) => {
      const ids = new Set<number>();
      for (const imported of list) ids.add(idOf(imported, taught.get(courseId), ids));
      return [...ids];
    },
    async store() {
      await insertRows(database, teacher, [...added.values()]);
      for (const { id, ...row } of changed.values()) await database.update(teacher).set(row).where(eq(teacher.id, id));
    },
  };
}

/** The current teachers of each course. */
async function readTaught(database: Database): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await database
    .select({ courseId: courseTeacher.courseId, id: courseTeacher.teacherId })
    .from(courseTeacher);
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return new Map([...byCourse].map(([courseId, taught]) => [courseId, new Set(taught.map(({ id }) => id))]));
}

function newRow(id: number, imported: ImportedTeacher): TeacherRow {
  const unknown = { departmentIt: null, departmentEn: null, biographyIt: null, biographyEn: null, photoId: null };
  return Object.assign({ id, ...unknown, firstName: '', lastName: '' }, definedFields(imported));
}

/** Copies the file's data to a stored row; true when the row changes. */
function update(row: TeacherRow, imported: ImportedTeacher): boolean {
  const before = JSON.stringify(row);
  Object.assign(row, definedFields(imported));
  return JSON.stringify(row) !== before;
}

/** The fields that the file has. */
function definedFields(imported: ImportedTeacher): Partial<TeacherRow> {
  return Object.fromEntries(Object.entries(imported).filter(([, value]) => value !== undefined));
}

/** Whether the departments agree, as far as the file has them. */
function isSame(row: TeacherRow, { departmentIt, departmentEn }: ImportedTeacher): boolean {
  const agree = (stored: string | null, given: string | null | undefined) => given === undefined || stored === given;
  return agree(row.departmentIt, departmentIt) && agree(row.departmentEn, departmentEn);
}
