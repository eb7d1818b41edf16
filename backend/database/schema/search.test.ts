import { sql } from 'drizzle-orm';
import { emptyFolder } from '../../testing/data-folders.ts';
import { openRemoteDatabase } from '../../testing/remote-database.ts';
import type { OpenDatabase } from '../database.ts';

jest.setTimeout(60_000);

let catalogue: OpenDatabase;
beforeAll(async () => {
  catalogue = await openRemoteDatabase(await emptyFolder());
});
afterAll(() => catalogue.close());

it('keeps the lists of a mooc in its row: to count by filters, those of every match are read', async () => {
  const lists = await catalogue.database
    .select({ name: sql<string>`attname`, storage: sql<string>`attstorage` })
    .from(sql`pg_attribute join pg_type on pg_type.oid = atttypid`)
    .where(sql`attrelid = 'course_search'::regclass and typcategory = 'A'`);
  expect(lists).toContainEqual({ name: 'category_ids', storage: 'm' });
  expect(lists.filter(({ storage }) => storage !== 'm')).toEqual([]);
});
