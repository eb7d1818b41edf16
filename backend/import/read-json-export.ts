import { z } from 'zod';
import { readRecord } from './catalogue-record.ts';
import { type FileRecord, ImportProblem } from './imported-course.ts';

/** What the open data export says of itself beside its courses; exports of before say nothing. */
const head = z.object({ count: z.number().int().nullish() });

/**
 * The records of a JSON file of the open data export.
 *
 * @throws {ImportProblem} when it does not hold as many as it says
 */
export function readJsonExport(document: unknown, courses: readonly unknown[]): FileRecord[] {
  const { success, data } = head.safeParse(document);
  if (!success) throw new ImportProblem('the file says in "count" what is no number: export it again');
  const { count } = data;
  if (count !== undefined && count !== null && count !== courses.length) {
    throw new ImportProblem(
      `the file says that it holds ${count} courses ("count"), and ${courses.length} are in it: export it again, or correct the number`,
    );
  }
  return courses.map((record, index) => readRecord(record, `course ${index + 1}`));
}
