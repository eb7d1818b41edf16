import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refreshStatistics } from '../database/statistics.ts';
import { checkRecords, type GoodRecord } from './check-records.ts';
import { readDestinations } from './destinations.ts';
import { layFoundation } from './foundation.ts';
import type { FileRecord, ImportedCourse, PlacedCourse } from './imported-course.ts';
import { countLost, type LostCount } from './lost-fields.ts';
import { readNames } from './names.ts';
import type { OwnSite } from './site.ts';
import { storeInBatches } from './store-courses.ts';

/** Any number that no other program on the same PostgreSQL takes. */
const importLock = 7_301_946;

interface ImportOptions {
  readonly site: OwnSite;
  /** Store the good records although others are refused. */
  readonly skipBad: boolean;
  /** Told how many of the good records are stored. */
  readonly tell: (done: number, total: number) => void;
}

/** What became of a file. */
export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly FileRecord[];
  /** What of the good records is not kept. */
  readonly lost: readonly LostCount[];
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
  let report: ImportReport = { added: 0, changed: 0, refused: [], lost: [], stored: false };
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
  const { good, refused } = checkRecords(records, names);
  if (refused.length > 0 && !skipBad) return { added: 0, changed: 0, refused, lost: [], stored: false };
  const order = new Map(records.map(({ place }, index) => [place, index]));
  const placed = await placeCourses(database, good, { site, order });
  await storeInBatches(database, placed, { names, site, tell });
  const added = placed.filter(({ isNew }) => isNew).length;
  return { added, changed: placed.length - added, refused, lost: countLost(good, names, site), stored: true };
}

/** Gives every record its number here; `order` says where it stands in the file. */
async function placeCourses(
  database: Database,
  records: readonly GoodRecord[],
  { site, order }: { readonly site: OwnSite; readonly order: ReadonlyMap<string, number> },
): Promise<readonly PlacedCourse[]> {
  const destinations = await readDestinations(
    database,
    site,
    records.map(({ course }) => course),
  );
  const now = Date.now();
  const ids = new Map<ImportedCourse['fileId'], number>();
  return records.map(({ course, place }) => {
    const destination = destinations.find(course);
    ids.set(course.fileId, destination.id);
    const memberIds = course.members.flatMap((member) => ids.get(member) ?? []);
    return { ...destination, course, memberIds, publishedAt: new Date(now - (order.get(place) ?? 0)) };
  });
}
