import { eq, sql } from 'drizzle-orm';
import { related } from '../catalogue/courses.ts';
import type { OpenDatabase } from '../database/database.ts';
import { course } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { seededFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';

jest.setTimeout(180_000);

let catalogue: OpenDatabase;
beforeAll(async () => {
  catalogue = await openRemoteDatabase(await seededFolder());
});
afterAll(() => catalogue.close());

it('writes the search rows of courses with the same fields of study next to each other, those of a single field first', async () => {
  const rows = await catalogue.database
    .select({
      fields: sql<string>`concat_ws(',', cardinality(${related.iscedCodes}), array_to_string(${related.iscedCodes}, ','))`,
    })
    .from(course)
    .innerJoin(courseSearch, eq(courseSearch.courseId, course.id))
    .where(eq(course.kind, 'course'))
    .orderBy(sql`course_search.ctid`);
  const inTable = rows.map(({ fields }) => fields);
  expect(inTable.length).toBeGreaterThan(80);
  // A short row may fill what a long one left free on the page before.
  expect(inTable.filter((fields, index) => fields < (inTable[index - 1] ?? '')).length).toBeLessThan(5);
});
