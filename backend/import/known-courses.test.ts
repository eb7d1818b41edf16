import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { restoreEnvironment } from '@/lib/api/testing/routes';
import { course, courseTarget, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { seededFolder } from '../testing/data-folders.ts';
import { exportJson, exportMoochub, site } from '../testing/exports.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { seededBackend } from '../testing/seeded-backend.ts';
import { exportOf, runImport } from './testing/runs.ts';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.setTimeout(300_000);
restoreEnvironment();

/** A course of a series, and its teacher. */
const [courseId, seriesId, teacherId] = [14, 1001, 24];

const origin = seededBackend();
let folder: string;
let work: string;
beforeAll(async () => {
  [folder, work] = await Promise.all([seededFolder(), mkdtemp(join(tmpdir(), 'mooc-import-'))]);
});
afterAll(() => rm(work, { recursive: true }));

async function importFile(content: object): Promise<void> {
  const file = join(work, 'known.json');
  await writeFile(file, JSON.stringify(content));
  expect((await runImport(folder, file)).output).toContain('imported: 0 new, 1 known already, 0 refused');
}

/** What the database has of the course, its targets, its teacher and its series. */
async function stored() {
  const { database, close } = await openRemoteDatabase(folder);
  const [row] = await database.select().from(course).where(eq(course.id, courseId));
  const targets = await database.select().from(courseTarget).where(eq(courseTarget.courseId, courseId));
  const [taughtBy] = await database.select().from(teacher).where(eq(teacher.id, teacherId));
  const [series] = await database.select().from(courseSearch).where(eq(courseSearch.courseId, seriesId));
  await close();
  return { row, targets, taughtBy, series };
}

it('what a file says of a known course reaches its teacher and its series, and changes nothing else', async () => {
  const { courses } = JSON.parse(await exportOf(origin.rest, exportJson));
  const record = courses.find(({ id }: { id: string }) => id === String(courseId));
  const before = await stored();
  const biography = { it: 'Nuova biografia.', en: null };
  const own = {
    course_url: `http://localhost:4000/idp/courses/${courseId}`,
    video_url: `${site}/mooc/rest/filmato/moved.webm`,
  };
  const teachers = [{ ...record.teachers[0], biography }];
  // A field of study that is named twice counts once.
  const isced_codes = [...record.isced_codes, ...record.isced_codes];
  const changed = { ...record, ...own, language: 'fr', workload: null, teachers, isced_codes };
  await importFile({ courses: [changed] });
  const after = await stored();
  expect(after.row).toEqual({ ...before.row, language: 'FR', workload: null, videoUrl: '/filmato/moved.webm' });
  expect(after.taughtBy).toEqual({ ...before.taughtBy, biographyIt: biography.it, biographyEn: biography.en });
  expect(after.series?.languages).toContain('FR');
  expect(before.series?.languages).not.toContain('FR');
  // The hours of a series are known while those of all its courses are.
  expect([before.series?.hours, after.series?.hours]).toEqual([expect.any(Number), null]);
  expect(after.series?.targetIds).toEqual(expect.arrayContaining(after.targets.map(({ targetId }) => targetId)));
});

it('what MOOChub has no place for, or says less precisely, stays as it is', async () => {
  const before = await stored();
  expect(before.targets.length).toBeGreaterThan(0);
  const { data } = await exportOf(origin.rest, exportMoochub);
  const attributes = data.find((one) => String(one.attributes.url).endsWith(`/courseDetails/${courseId}`));
  await importFile({ links: {}, data: [attributes] });
  const after = await stored();
  expect(after.targets).toEqual(before.targets);
  expect(after.row?.workload).toBe(before.row?.workload);
  expect(after.row?.subtitle).toBe(before.row?.subtitle);
});
