import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { seededFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { getTeachersOfInstitution } from './teachers.ts';

jest.setTimeout(60_000);

const institutionId = 4;
let catalogue: OpenDatabase;
let busiestId: number;

/** Gives all courses of the institution to the one of its teachers who is the last of the alphabet. */
beforeAll(async () => {
  catalogue = await openRemoteDatabase(await seededFolder());
  const byName = await getTeachersOfInstitution(catalogue.database, institutionId);
  busiestId = byName?.at(-1)?.id ?? 0;
  await catalogue.database.execute(sql`
    insert into course_teacher (course_id, teacher_id, position)
    select course_id, ${busiestId}, 9 from course_search where ${institutionId} = any(institution_ids)
    on conflict do nothing`);
});

afterAll(() => catalogue.close());

it('an institution names first who teaches most of its courses', async () => {
  const teachers = await getTeachersOfInstitution(catalogue.database, institutionId);
  expect(teachers?.length).toBeGreaterThan(1);
  expect(teachers?.[0]?.id).toBe(busiestId);
});
