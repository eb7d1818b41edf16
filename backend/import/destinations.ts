import type { Database } from '../database/database.ts';
import { course } from '../database/schema/course.ts';
import type { ImportedCourse } from './imported-course.ts';
import type { OwnSite } from './site.ts';

/** Which number a course of a file has here, the same whenever the file is imported. */
export interface Destinations {
  find(imported: ImportedCourse): { readonly id: number; readonly isNew: boolean; readonly key: string };
}

/**
 * A course imported before is found by its key. One of this site's own export is the course of that number, and gets
 * the number back where it is free. Any other gets a number of its own.
 */
export async function readDestinations(
  database: Database,
  site: OwnSite,
  imported: readonly ImportedCourse[],
): Promise<Destinations> {
  const rows = await database.select({ id: course.id, key: course.key }).from(course);
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  const taken = new Set(rows.map(({ id }) => id));
  const ownIds = imported.flatMap(({ externalId, fileId }) => site.courseId(externalId, fileId) ?? []);
  let last = [...taken, ...ownIds].reduce((highest, id) => Math.max(highest, id), 0);
  return {
    find({ externalId, fileId }) {
      const key = `import:${externalId}`;
      const stored = byKey.get(key);
      if (stored !== undefined) return { id: stored, isNew: false, key };
      const own = site.courseId(externalId, fileId);
      if (own !== null) return { id: own, isNew: !taken.has(own), key };
      last += 1;
      return { id: last, isNew: true, key };
    },
  };
}
