import { count, TransactionRollbackError } from 'drizzle-orm';
import { type Database, reasonOf } from '../database/database.ts';
import { category } from '../database/schema/course.ts';
import { Problem } from '../problem.ts';
import { catalogue } from '../seed/catalogue.ts';
import { insertPictures } from '../seed/load-pictures.ts';
import { insertReferenceData } from '../seed/load-reference.ts';
import { noteIndexVersion } from '../storing/renew-index.ts';
import { lockCourses, storeCourses } from '../storing/store-courses.ts';
import { type CountNotKept, checkRecords, closedBeforeOpening, countNotKept } from './check-records.ts';
import { coursesToStore } from './courses-to-store.ts';
import type { BadRecord, FileRecord, GoodRecord } from './imported-course.ts';
import { readNames } from './names.ts';
import type { OwnSite } from './site.ts';
import { readTeachers } from './teachers.ts';

interface ImportOptions {
  readonly site: OwnSite;
  /** Store the good records even when others are refused. */
  readonly skipBad: boolean;
  /** Called with the number of records stored so far, and the total. */
  readonly onProgress: (done: number, total: number) => void;
}

/** The result of an import. */
export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly BadRecord[];
  /** The fields of the good records that are not kept. */
  readonly notKept: readonly CountNotKept[];
  /** The good records of courses that close before they open. */
  readonly reversed: readonly GoodRecord[];
  /** False when nothing was stored, because records were refused. */
  readonly stored: boolean;
}

const nothing: ImportReport = { added: 0, changed: 0, refused: [], notKept: [], reversed: [], stored: false };

/**
 * Stores the records of a file in one transaction. One bad record prevents the whole import, unless bad records are skipped. New
 * courses are published now, in the order of the file; stored courses keep their publication date.
 * @throws {Problem} when it is unknown whether the records are stored
 */
export async function importRecords(
  database: Database,
  records: readonly FileRecord[],
  options: ImportOptions,
): Promise<ImportReport> {
  let report = nothing;
  try {
    await database.transaction(async (transaction) => {
      await lockCourses(transaction);
      await layFoundation(transaction);
      report = await storeRecords(transaction, records, options);
      if (!report.stored) transaction.rollback();
    });
  } catch (cause) {
    // After the last statement only the answer to the commit was missing.
    if (report.stored) throw unknownOutcome(cause);
    if (!(cause instanceof TransactionRollbackError)) throw cause;
  }
  return report;
}

function unknownOutcome(cause: unknown): Problem {
  return new Problem(
    `the database failed in the last step (${reasonOf(cause)}), so either all is stored or nothing: import the file again, which is right in both cases`,
  );
}

async function storeRecords(
  database: Database,
  records: readonly FileRecord[],
  { site, skipBad, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const names = await readNames(database);
  const { good, refused } = checkRecords(records, names);
  if (refused.length > 0 && !skipBad) return { ...nothing, refused };
  const teachers = await readTeachers(database);
  const imported = good.map(({ course }) => course);
  const courses = await coursesToStore(database, imported, { names, site, teachers });
  await names.storeInstitutions();
  await teachers.store();
  onProgress(0, courses.length);
  await storeCourses(database, courses, (stored) => onProgress(stored, courses.length));
  const added = courses.filter(({ isNew }) => isNew).length;
  const remarks = { notKept: countNotKept(good, names, site), reversed: closedBeforeOpening(good) };
  return { added, changed: courses.length - added, refused, ...remarks, stored: true };
}

/**
 * Fills an empty database with the reference data and its pictures, as a new backend does: institutions, categories, targets,
 * the ISCED-F classification, questions and texts. Does nothing when the database has categories.
 */
async function layFoundation(database: Database): Promise<void> {
  const [row] = await database.select({ categories: count() }).from(category);
  if (row?.categories !== 0) return;
  const foundation = { ...catalogue, courses: [], series: [] };
  await insertReferenceData(database, foundation, await insertPictures(database, foundation));
  await noteIndexVersion(database);
}
