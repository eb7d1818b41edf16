import { inArray, sql } from 'drizzle-orm';
import { indexCourses } from '../catalogue/index-courses.ts';
import type { Database } from '../database/client.ts';
import { seriesMember } from '../database/schema/course.ts';
import { refreshStatistics } from '../database/statistics.ts';
import { readDestinations } from './destinations.ts';
import { layFoundation } from './foundation.ts';
import type { FileRecord, ImportedCourse } from './imported-course.ts';
import { type KnownNames, readNames } from './names.ts';
import type { OwnSite } from './site.ts';
import { storeCourse, unknownName } from './store-course.ts';

/** Courses that are indexed at once. */
const batchSize = 200;

/** Any number that no other program on the same PostgreSQL takes. */
const importLock = 7_301_946;

interface ImportOptions {
  readonly site: OwnSite;
  /** Store the good records although others are refused. */
  readonly skipBad: boolean;
  /** Told how many records are done. */
  readonly tell: (done: number, total: number) => void;
}

/** What became of a file. */
export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly FileRecord[];
  /** False: nothing was stored, because records were refused. */
  readonly stored: boolean;
}

/** Ends the transaction without storing anything. */
class NothingStored extends Error {}

/**
 * Stores the records of a file in one transaction: all of them, or none unless bad ones are to be skipped. New courses
 * count as published now, in the order of the file; what is stored already keeps its date.
 */
export async function importRecords(
  database: Database,
  records: readonly FileRecord[],
  options: ImportOptions,
): Promise<ImportReport> {
  let report: ImportReport = { added: 0, changed: 0, refused: [], stored: false };
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      await layFoundation(transaction);
      report = await storeRecords(transaction, records, options);
      if (!report.stored) throw new NothingStored();
    });
  } catch (cause) {
    if (!(cause instanceof NothingStored)) throw cause;
  }
  if (report.stored) await refreshStatistics(database);
  return report;
}

async function storeRecords(
  database: Database,
  records: readonly FileRecord[],
  { site, skipBad, tell }: ImportOptions,
): Promise<ImportReport> {
  const names = await readNames(database);
  const courses = records.flatMap(({ course }) => course ?? []);
  const destinations = await readDestinations(database, site, courses);
  const now = Date.now();
  const order = new Map(records.map((record, index) => [record, index]));
  // What the file's series name its courses by, and the numbers of those here.
  const stored = new Map<string, number>();
  const seen = new Set<string>();
  const refused: FileRecord[] = [];
  const ids: Record<ImportedCourse['kind'], number[]> = { course: [], series: [] };
  let added = 0;
  for (const [index, record] of inOrder(records).entries()) {
    tell(index, records.length);
    const { course } = record;
    const problem = record.problem ?? (course && problemOf(course, { seen, stored, names }));
    if (!course || problem) {
      refused.push({ ...record, problem: problem ?? 'is no course' });
      continue;
    }
    const place = destinations.find(course);
    const memberIds = course.members.flatMap((member) => stored.get(member) ?? []);
    const publishedAt = new Date(now - (order.get(record) ?? 0));
    await storeCourse(database, course, { ...place, publishedAt, memberIds }, { names, site });
    stored.set(course.fileId, place.id);
    ids[course.kind].push(place.id);
    if (place.isNew) added += 1;
  }
  const changed = ids.course.length + ids.series.length - added;
  if (refused.length > 0 && !skipBad) return { added: 0, changed: 0, refused, stored: false };
  await indexAll(database, ids);
  tell(records.length, records.length);
  return { added, changed, refused, stored: true };
}

/** Courses before the series that they belong to. */
function inOrder(records: readonly FileRecord[]): FileRecord[] {
  return [
    ...records.filter(({ course }) => course?.kind !== 'series'),
    ...records.filter(({ course }) => course?.kind === 'series'),
  ];
}

interface Progress {
  readonly seen: Set<string>;
  readonly stored: ReadonlyMap<string, number>;
  readonly names: KnownNames;
}

/** Why a course cannot be stored; null when it can. */
function problemOf(course: ImportedCourse, { seen, stored, names }: Progress): string | null {
  if (seen.has(course.externalId)) return 'is in the file twice';
  seen.add(course.externalId);
  const missing = course.members.find((member) => !stored.has(member));
  if (missing !== undefined) return `its member ${missing} is not among the good courses of the file`;
  return unknownName(course, names);
}

/** Writes the search rows: courses, then their series and every other series that has one of them. */
async function indexAll(database: Database, ids: Readonly<Record<ImportedCourse['kind'], number[]>>): Promise<void> {
  for (let start = 0; start < ids.course.length; start += batchSize) {
    const batch = ids.course.slice(start, start + batchSize);
    await indexCourses(database, batch);
    const rows = await database
      .select({ id: seriesMember.seriesId })
      .from(seriesMember)
      .where(inArray(seriesMember.memberId, batch));
    ids.series.push(...rows.map(({ id }) => id));
  }
  const series = [...new Set(ids.series)];
  for (let start = 0; start < series.length; start += batchSize) {
    await indexCourses(database, series.slice(start, start + batchSize));
  }
}
