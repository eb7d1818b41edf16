import { inArray } from 'drizzle-orm';
import { indexCourses } from '../catalogue/index-courses.ts';
import type { Database } from '../database/database.ts';
import { seriesMember } from '../database/schema/course.ts';
import { courseRows, writeCourses } from './course-rows.ts';
import type { PlacedCourse } from './imported-course.ts';
import type { KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';
import { readTeachers } from './teachers.ts';

/** Courses that are written and indexed at once. */
const batchSize = 200;

interface StoreOptions {
  readonly names: KnownNames;
  readonly site: OwnSite;
  readonly tell: (done: number, total: number) => void;
}

/**
 * Stores courses, then series, with everything that belongs to them and with their search rows. At the end series that
 * the file does not have are indexed again where it has one of their courses.
 */
export async function storeInBatches(
  database: Database,
  placed: readonly PlacedCourse[],
  { names, site, tell }: StoreOptions,
): Promise<void> {
  const teachers = await readTeachers(database);
  let done = 0;
  tell(done, placed.length);
  for (const kind of ['course', 'series'] as const) {
    for (const batch of inBatches(placed.filter(({ course }) => course.kind === kind))) {
      const rows = [];
      for (const one of batch) rows.push(await courseRows(one, { names, site, teachers }));
      await teachers.store();
      await writeCourses(database, rows);
      const ids = batch.map(({ id }) => id);
      await indexCourses(database, ids);
      done += batch.length;
      tell(done, placed.length);
    }
  }
  await indexSeriesOf(database, placed);
}

async function indexSeriesOf(database: Database, placed: readonly PlacedCourse[]): Promise<void> {
  const stored = new Set(placed.map(({ id }) => id));
  const others = new Set<number>();
  for (const batch of inBatches([...stored])) {
    const rows = await database
      .selectDistinct({ id: seriesMember.seriesId })
      .from(seriesMember)
      .where(inArray(seriesMember.memberId, [...batch]));
    for (const { id } of rows) if (!stored.has(id)) others.add(id);
  }
  for (const batch of inBatches([...others])) await indexCourses(database, batch);
}

function* inBatches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
