import { setTimeout as sleep } from 'node:timers/promises';
import { related } from '../catalogue/courses.ts';
import { codeOf, type Database, reasonOf } from '../database/database.ts';
import { inBatches, refreshStatistics } from '../database/insert-rows.ts';
import { course } from '../database/schema/course.ts';
import { searchIndex } from '../database/schema/search.ts';
import { indexCourses, indexVersion } from './index-courses.ts';
import { byFields, courseBatchSize, lockCourses } from './store-courses.ts';

/** Records that all rows of the search index have the current version, and no other. */
export async function noteIndexVersion(database: Database): Promise<void> {
  await database.delete(searchIndex);
  await database.insert(searchIndex).values({ version: indexVersion }).onConflictDoNothing();
}

const defaultRetryMs = 60_000;

/**
 * Writes the search index again, a batch of courses at a time, when another version of the program wrote it, also a newer one
 * that was taken back. Searches go on meanwhile and already use the new rows. After a failure, such as a wait for an import that was
 * too long, it goes on with the courses that are left; a course that cannot be indexed is named in the log and left out.
 *
 * @param log gets a line at the start and at the end, and the reason for each failure
 * @returns a function that stops after the current batch; the next start of the backend begins again
 */
export function renewIndex(
  database: Database,
  log: (line: string) => void,
  retryMs: number = defaultRetryMs,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const indexed = new Set<number>();
  async function renewUntilDone(): Promise<void> {
    while (!signal.aborted) {
      try {
        return await renew(database, log, signal, indexed);
      } catch (cause) {
        log(`search index: not renewed (${reasonOf(cause)}); it goes on in a minute`);
      }
      // Stopping ends the pause.
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const done = renewUntilDone();
  return () => {
    stopping.abort();
    return done;
  };
}

/** @param indexed the courses that are written already; gets each batch */
async function renew(
  database: Database,
  log: (line: string) => void,
  signal: AbortSignal,
  indexed: Set<number>,
): Promise<void> {
  const written = await database.select().from(searchIndex);
  if (written.length > 0 && written.every(({ version }) => version === indexVersion)) return;
  const { id, kind } = course;
  const courses = await database.select({ id, kind, iscedCodes: related.iscedCodes }).from(course);
  const all = byFields(courses.filter((one) => !indexed.has(one.id)));
  log(`search index: ${all.length} courses and series are indexed again, searches go on meanwhile`);
  // A series is indexed from the rows of its courses, so single courses come first.
  const single = all.filter(({ kind }) => kind === 'course');
  const series = all.filter(({ kind }) => kind === 'series');
  for (const batch of [...inBatches(single, courseBatchSize), ...inBatches(series, courseBatchSize)]) {
    if (signal.aborted) return;
    const ids = batch.map(({ id }) => id);
    const refused = await database.transaction(async (transaction) => {
      await lockCourses(transaction);
      return indexBatch(transaction, ids);
    });
    for (const id of ids) indexed.add(id);
    for (const line of refused) log(`search index: ${line}`);
  }
  await noteIndexVersion(database);
  await refreshStatistics(database);
  log('search index: done');
}

/** SQLSTATE classes of failures that pass: conflicts, missing resources, locks, time limits. */
const passing = /^(?:40|53|55|57)/;

/**
 * Indexes a batch or, where that fails, its courses one by one. A course that cannot be indexed keeps the row that it has.
 *
 * @returns a line for each of these
 * @throws when it may succeed later, or when no course can be indexed
 */
async function indexBatch(transaction: Database, ids: readonly number[]): Promise<readonly string[]> {
  const index = (some: readonly number[]) => transaction.transaction((inner) => indexCourses(inner, some));
  try {
    await index(ids);
    return [];
  } catch (cause) {
    if (passing.test(codeOf(cause) ?? '')) throw cause;
    const refused: string[] = [];
    for (const id of ids) {
      await index([id]).catch((reason) => refused.push(`course ${id} cannot be indexed (${reasonOf(reason)})`));
    }
    if (ids.length > 1 && refused.length === ids.length) throw cause;
    return refused;
  }
}
