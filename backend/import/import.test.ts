import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { restoreEnvironment } from '@/lib/api/testing/routes';
import { columns } from '@/lib/exchange/file-formats';
import { moochubErrors } from '@/lib/exchange/testing/moochub-check';
import { emptyFolder, foundationFolder, runSql, seededFolder } from '../testing/data-folders.ts';
import { exportCsv, exportJson, exportMoochub, type MoochubDocument } from '../testing/exports.ts';
import { seededBackend } from '../testing/seeded-backend.ts';
import { recordFields } from './catalogue-record.ts';
import { imoox, oncampus, openHpi, xikolo } from './testing/feeds.ts';
import { exportFrom, exportOf, runImport } from './testing/runs.ts';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.setTimeout(300_000);
restoreEnvironment();

const origin = seededBackend();
let work: string;
let exported: Exported;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'mooc-import-'));
  exported = await exportOf(origin.rest, async () => ({
    csv: await exportCsv(),
    json: await exportJson(),
    moochub: await exportMoochub(),
  }));
});
afterAll(() => rm(work, { recursive: true }));

interface Exported extends Record<'csv' | 'json', string> {
  readonly moochub: MoochubDocument;
}

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(work, name);
  await writeFile(file, content);
  return file;
}

type Row = Record<string, string>;
const readRows = (csv: string): Row[] => parse(csv, { bom: true, columns: true });
const writeRows = (rows: readonly Row[]) => stringify([...rows], { header: true, columns: [...columns] });

/** Files contain no pictures, so a new catalogue has none. */
const withoutPictures = (csv: string) => readRows(csv).map((row) => ({ ...row, image_url: '' }));

it('knows the columns of the export', () => {
  expect(recordFields).toEqual(columns);
});

it('brings the CSV of a catalogue unchanged into an empty database, again and again', async () => {
  const folder = await emptyFolder();
  const file = await fileOf('catalogue.csv', exported.csv);
  const total = readRows(exported.csv).length;
  expect(await runImport(folder, file)).toMatchObject({
    output: expect.stringContaining(`imported: ${total} new, 0 known already, 0 refused`),
    exitCode: 0,
  });
  const again = await exportFrom(folder, exportCsv);
  expect(withoutPictures(again)).toEqual(withoutPictures(exported.csv));
  const second = await runImport(folder, file);
  expect(second.output).toContain(`imported: 0 new, ${total} known already, 0 refused`);
  expect(second.output).toContain('100%');
  expect(await exportFrom(folder, exportCsv)).toBe(again);
});

it('changes nothing where it comes from, pictures and photos included', async () => {
  const folder = await seededFolder();
  const file = await fileOf('same.csv', exported.csv);
  expect((await runImport(folder, file)).output).toContain(' 0 new,');
  expect(await exportFrom(folder, exportCsv)).toBe(exported.csv);
});

it('brings the JSON of a catalogue unchanged into a database without courses, and what it says of itself is true', async () => {
  const folder = await foundationFolder();
  const { courses, count, made_at } = JSON.parse(exported.json);
  expect(count).toBe(readRows(exported.csv).length);
  expect(courses).toHaveLength(count);
  expect(Math.abs(Date.parse(made_at) - Date.now())).toBeLessThan(3_600_000);
  const file = await fileOf('catalogue.json', exported.json);
  expect(await runImport(folder, file)).toMatchObject({
    output: expect.stringContaining(`imported: ${count} new, 0 known already, 0 refused`),
    exitCode: 0,
  });
  const again = JSON.parse(await exportFrom(folder, exportJson));
  const without = (list: readonly object[]) => list.map((course) => ({ ...course, image_url: null }));
  expect(without(again.courses)).toEqual(without(courses));
});

it('starts from a document that is valid MOOChub', () => {
  expect(exported.moochub.data.length).toBeGreaterThan(50);
  expect(moochubErrors(exported.moochub)).toEqual([]);
});

it('brings a MOOChub document unchanged into a database without courses', async () => {
  const folder = await foundationFolder();
  const file = await fileOf('moochub.json', JSON.stringify(exported.moochub));
  expect(await runImport(folder, file)).toMatchObject({ exitCode: 0 });
  const without = (document: MoochubDocument) =>
    document.data.map(({ attributes: { image: _image, ...attributes }, ...rest }) => ({ ...rest, attributes }));
  expect(without(await exportFrom(folder, exportMoochub))).toEqual(without(exported.moochub));
});

it('shows what real feeds say of their courses, in its language, and tells by name and count what it has no place for', async () => {
  const folder = await foundationFolder();
  const file = await fileOf('feeds.json', JSON.stringify({ links: {}, data: [imoox, openHpi, oncampus, xikolo] }));
  const { output, exitCode } = await runImport(folder, file);
  expect(exitCode).toBe(0);
  const notKept = output.split('\n').filter((line) => line.startsWith('not kept:'));
  expect(notKept).toEqual(
    expect.arrayContaining([
      'not kept: moocProvider.logo (4 courses)',
      'not kept: pictures of other sites (4 courses)',
      'not kept: courseLicenses (2 courses)',
      'not kept: licence (1 course)',
      'not kept: keywords that name no category (1 course)',
      'not kept: workload, not understood (1 course, such as 1080)',
    ]),
  );
  expect(notKept.at(0)).toContain('(4 courses)');
  expect(output).toContain('imported: 4 new, 0 known already, 0 refused');
  const { csv, moochub } = await exportFrom(folder, async () => ({
    csv: await exportCsv(),
    moochub: await exportMoochub(),
  }));
  const [first, , third, fourth] = readRows(csv);
  expect(first).toMatchObject({ language: 'de', closes_at: '', workload: '1 Stunde pro Woche, 7 Wochen' });
  expect(JSON.parse(first?.institutions ?? '')).toMatchObject([{}, { name: 'Technische Hochschule am See' }]);
  expect(JSON.parse(first?.teachers ?? '')).toMatchObject([
    { biography: { it: null, en: '<div lang="de">Beide lehren Werken.</div>' } },
  ]);
  expect(third).toMatchObject({ workload: '6 Wochen', description: 'Jeder Laut einzeln.' });
  expect(fourth?.learning_outcomes).toContain('DATEN SCHÜTZEN');
  expect(moochubErrors(moochub)).toEqual([]);
  expect(moochub.data[0]?.attributes).toMatchObject({
    workload: { timeValue: 1, timeUnit: 'h/week' },
    duration: 'P7W',
  });
  expect((await runImport(folder, file)).output).toContain('imported: 0 new, 4 known already');
});

it('takes all or nothing, or all but the bad ones, and says what is wrong with each', async () => {
  const rows = readRows(exported.csv).filter(({ kind }) => kind === 'course');
  const [good, ...others] = rows;
  const faults: Row[] = [
    { title: '' },
    { language: 'italiano' },
    { course_url: 'javascript:alert(1)' },
    { opens_at: 'domani' },
    { teachers: '[{"name":' },
    { categories: '[{"it":"Alchimia","en":null}]' },
    { kind: 'series', members: '["4711"]' },
  ];
  const bad = faults.map((fault, index) => ({ ...others[index], ...fault }));
  const odd = { ...others[10], title: '‏مقدمة "x" 🎓', subtitle: "'=1+1", description: '</script>\r\n"due"' };
  const file = await fileOf('bad.csv', writeRows([good ?? {}, good ?? {}, ...bad, odd]));
  const folder = await foundationFolder();
  const strict = await runImport(folder, file);
  expect(strict.exitCode).toBe(1);
  expect(strict.output).toContain('nothing was imported, because of 8 refused records');
  const reasons = [
    'is in the file twice: the first time at line 2',
    'title is missing',
    'language is no two-letter code',
    'course_url is no address',
    'opens_at is no date',
    'teachers is no list',
    'no category called Alchimia, but: ',
    'member 4711',
  ];
  for (const reason of reasons) expect(strict.output).toContain(reason);
  expect(strict.output).toMatch(/refused line \d+/);
  const lenient = await runImport(folder, file, '--skip-bad');
  expect(lenient).toMatchObject({
    output: expect.stringContaining('imported: 2 new, 0 known already, 8 refused'),
    exitCode: 0,
  });
  const stored = readRows(await exportFrom(folder, exportCsv));
  const texts = (row?: Row) => [row?.title, row?.subtitle];
  expect(stored.map(texts)).toEqual([texts(good), texts(odd)]);
});

/** Words in which nothing repeats, so that no compression makes them short. */
const differentWords = (count: number) =>
  Array.from({ length: count }, (_, place) => createHash('md5').update(`${place}`).digest('hex')).join(' ');

it('takes a title, a subtitle and a description that are longer than an index has room for', async () => {
  const [good] = readRows(exported.csv).filter(({ kind }) => kind === 'course');
  const words = differentWords(60_000).split(' ');
  const [subtitle, description] = [words.slice(0, 30_000).join(' '), words.slice(30_000).join(' ')];
  const long = { ...good, title: differentWords(150), subtitle, description };
  const folder = await foundationFolder();
  const { output } = await runImport(folder, await fileOf('long.csv', writeRows([long])));
  expect(output).toContain('imported: 1 new, 0 known already, 0 refused');
  const [stored] = readRows(await exportFrom(folder, exportCsv));
  expect([stored?.title, stored?.subtitle, stored?.description]).toEqual([long.title, subtitle, description]);
});

it('is no failure when all is stored and only the statistics are not, as when the server stops in between', async () => {
  const [good] = readRows(exported.csv).filter(({ kind }) => kind === 'course');
  const folder = await foundationFolder();
  await runSql(
    folder,
    `create function never_in_vacuum(title text) returns text immutable language plpgsql as $$
      begin if current_query() ilike 'vacuum%' then raise 'server stops'; end if; return title; end $$`,
    'create index on course (never_in_vacuum(title))',
  );
  const { output, exitCode } = await runImport(folder, await fileOf('one.csv', writeRows([good ?? {}])));
  expect(output).toContain('imported: 1 new, 0 known already, 0 refused');
  expect(output).toMatch(/import: all is stored, but .*\(server stops\)/);
  expect(exitCode).toBe(0);
});

it('tells in one line why a file or an order cannot be understood', async () => {
  const problems: [string[], RegExp][] = [
    [[], /name one file/],
    [['--skip'], /Unknown option/],
    [[join(work, 'none.csv')], /cannot be read/],
  ];
  const outcomes = await Promise.all(problems.map(([args]) => runImport(join(work, 'unused'), ...args)));
  for (const [index, { output, exitCode }] of outcomes.entries()) {
    expect(exitCode).toBe(1);
    expect(output).toMatch(problems[index]?.[1] ?? '');
    expect(output.trim()).not.toContain('\n');
  }
});
