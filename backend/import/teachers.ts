import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { courseTeacher, teacher } from '../database/schema/course.ts';
import type { ImportedTeacher } from './imported-course.ts';

type TeacherRow = typeof teacher.$inferSelect;

/** The people who teach, stored and new. */
export interface Teachers {
  /**
   * The ids of a course's teachers in order. Somebody who taught it before under the same name stays the same person and keeps the photo;
   * somebody of the same name and department elsewhere in the catalogue is the same person too.
   */
  idsOf(courseId: number, list: readonly ImportedTeacher[]): readonly number[];
  /** Writes those that are new or have changed. */
  store(): Promise<void>;
}

const fullName = ({ firstName, lastName }: Pick<TeacherRow, 'firstName' | 'lastName'>) => `${firstName}\0${lastName}`;

/** Reads everybody once: a file has thousands of them. */
export async function readTeachers(database: Database): Promise<Teachers> {
  const stored = await database.select().from(teacher);
  const byName = Map.groupBy(stored, fullName);
  const taught = await readTaught(database);
  const added = new Map<number, TeacherRow>();
  const changed = new Map<number, TeacherRow>();
  let lastId = stored.reduce((highest, { id }) => Math.max(highest, id), 0);

  function idOf(imported: ImportedTeacher, ownIds: ReadonlySet<number> | undefined, taken: readonly number[]): number {
    const free = (byName.get(fullName(imported)) ?? []).filter(({ id }) => !taken.includes(id));
    const same = free.find(({ id }) => ownIds?.has(id)) ?? free.find((row) => isSame(row, imported));
    if (!same) {
      lastId += 1;
      const row = newRow(lastId, imported);
      byName.set(fullName(row), [...(byName.get(fullName(row)) ?? []), row]);
      added.set(row.id, row);
      return row.id;
    }
    if (learn(same, imported) && !added.has(same.id)) changed.set(same.id, same);
    return same.id;
  }

  return {
    idsOf: (courseId, list) => {
      const ids: number[] = [];
      for (const imported of list) ids.push(idOf(imported, taught.get(courseId), ids));
      return ids;
    },
    async store() {
      await insertRows(database, teacher, [...added.values()]);
      for (const { id, ...row } of changed.values()) await database.update(teacher).set(row).where(eq(teacher.id, id));
    },
  };
}

/** Who teaches which course so far. */
async function readTaught(database: Database): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await database
    .select({ courseId: courseTeacher.courseId, id: courseTeacher.teacherId })
    .from(courseTeacher);
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return new Map([...byCourse].map(([courseId, taught]) => [courseId, new Set(taught.map(({ id }) => id))]));
}

function newRow(id: number, imported: ImportedTeacher): TeacherRow {
  const unknown = { departmentIt: null, departmentEn: null, biographyIt: null, biographyEn: null, photoId: null };
  return Object.assign({ id, ...unknown, firstName: '', lastName: '' }, givenBy(imported));
}

/** Takes over what the file knows; true when that is anything new. */
function learn(row: TeacherRow, imported: ImportedTeacher): boolean {
  const before = JSON.stringify(row);
  Object.assign(row, givenBy(imported));
  return JSON.stringify(row) !== before;
}

/** What the file says: what is undefined it does not know. */
function givenBy(imported: ImportedTeacher): Partial<TeacherRow> {
  return Object.fromEntries(Object.entries(imported).filter(([, value]) => value !== undefined));
}

/** Of the same department, as far as the file knows it. */
function isSame(row: TeacherRow, { departmentIt, departmentEn }: ImportedTeacher): boolean {
  const agree = (stored: string | null, given: string | null | undefined) => given === undefined || stored === given;
  return agree(row.departmentIt, departmentIt) && agree(row.departmentEn, departmentEn);
}
