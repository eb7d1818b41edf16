import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { recordFields } from './catalogue-record.ts';
import type { FileRecord } from './imported-course.ts';
import { readImportFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mooc-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array): Promise<readonly FileRecord[]> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return (await readImportFile(file)).records;
}

type Row = Readonly<Record<string, string>>;

const good: Row = {
  ...Object.fromEntries(recordFields.map((name) => [name, ''])),
  id: '7',
  uuid: '8978f51e-770c-4d0a-a2e3-23fae8f6aa79',
  kind: 'course',
  url: 'https://courses.example.org/mooc/app/courseDetails/7',
  language: 'it',
  title: 'Perché "studiare"; la città, oggi – 🎓',
  description: '<p>Prima\r\nseconda\nterza</p>',
  eqf_level: '6',
  opens_at: '2026-01-10T00:00:01.000Z',
  institutions: '[{"name":"Università, \\"di\\" Prova; x","website":null,"kind":"afam"}]',
};
const write = (rows: readonly Row[], delimiter = ',', more = {}) =>
  stringify([...rows], { header: true, columns: [...recordFields], delimiter, ...more });
const marked = (content: string) => `\uFEFF${content}`;
const bigEndian = (content: string) => Buffer.from(marked(content), 'utf16le').swap16();

describe('what spreadsheets write', () => {
  it.each([
    ['commas', write([good])],
    ['commas, with a byte order mark', marked(write([good]))],
    ['semicolons', write([good], ';')],
    ['semicolons, as Excel in Italy writes “CSV UTF-8”', marked(write([good], ';', { record_delimiter: '\r\n' }))],
    ['tabs', write([good], '\t')],
    ['semicolons, which the first line says', marked(`sep=;\r\n${write([good], ';', { record_delimiter: '\r\n' })}`)],
    ['commas, which it says in quotation marks', `"SEP=,"\n${write([good])}`],
    ['tabs, which it says in UTF-16', Buffer.from(marked(`sep=\t\r\n${write([good], '\t')}`), 'utf16le')],
    ['“Unicode text” of Excel', Buffer.from(marked(write([good], '\t', { record_delimiter: '\r\n' })), 'utf16le')],
    ['UTF-16 with the other order of bytes', bigEndian(write([good], ';'))],
    ['line ends of old', write([good], ';', { record_delimiter: '\r' })],
    ['empty columns without a name at the end', write([good], ';', { record_delimiter: ';;\r\n', quoted: true })],
    ['every cell in quotation marks', write([good], ';', { quoted: true })],
    ['empty lines and rows between', `\n${write([good], ';')}${';'.repeat(recordFields.length - 1)}\n\n`],
  ])('is read: %s', async (_what, content) => {
    const records = await read(content);
    expect(records).toHaveLength(1);
    expect(records[0]?.problem).toBeNull();
    expect(records[0]?.course).toMatchObject({
      columns: { title: good.title, description: good.description, eqfLevel: '6' },
      institutions: [{ name: 'Università, "di" Prova; x', website: null, afam: true }],
    });
  });

  it('is read whatever the order of the columns', async () => {
    const [record] = await read(
      stringify([good], { header: true, columns: [...recordFields].reverse(), delimiter: ';' }),
    );
    expect(record?.course?.columns.title).toBe(good.title);
  });

  it('is refused in another encoding, which may have lost characters, with what to do', async () => {
    const windows = Buffer.from(
      write([{ ...good, subtitle: 'città' }, good], ';')
        .replace('–', '-')
        .replaceAll('🎓', ''),
      'latin1',
    );
    await expect(read(windows)).rejects.toThrow(/not in UTF-8 \(line 2\).*CSV UTF-8/);
  });
});

describe('lines', () => {
  const text = fc
    .array(fc.constantFrom('\n', '\r\n', '\r', '"', ';', ',', 'a', ' '), { maxLength: 12, size: 'max' })
    .map((parts) => parts.join(''));
  const lineEnds = fc.constantFrom('\n', '\r\n', '\r');

  it('of refused records are those on which they begin', async () => {
    const property = fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      lineEnds,
      fc.constantFrom(',', ';', '\t'),
      fc.boolean(),
      async (texts, end, separator, isDeclared) => {
        const rows = texts.map((title) => ({ ...good, title, kind: 'no kind' }));
        const declaration = isDeclared ? `sep=${separator}${end}` : '';
        const header = declaration + write([], separator, { record_delimiter: end });
        const lines = rows.map((row) =>
          write([row], separator, { header: false, record_delimiter: end, quoted: true }),
        );
        const expected = lines.map((_, index) => `line ${1 + breaks(header + lines.slice(0, index).join(''))}`);
        expect((await read(header + lines.join(''))).map(({ place }) => place)).toEqual(expected);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  const breaks = (content: string) => content.match(/\r\n|\r|\n/g)?.length ?? 0;

  it.each([
    ['never closed', `${write([good])}"7,x\n,\n`, /quotation mark of the record that begins on line 5 is never closed/],
    ['inside a cell', `${write([good])}7,x"y\n`, /stands alone in the record that begins on line 5/],
    ['before the end of a cell', `${write([good])}7,"x"y\n`, /stands alone in the record that begins on line 5/],
  ])('of quotation marks are named: one %s', async (_where, content, expected) => {
    await expect(read(content)).rejects.toThrow(expected);
  });
});

describe('refusals', () => {
  it('say everything that is wrong, and what would be right', async () => {
    const bad = {
      ...good,
      id: `a/${'x'.repeat(80)}`,
      uuid: '7',
      title: '',
      opens_at: '10/01/2026',
      course_url: 'www.example.org',
      teachers: 'Ada Rossi',
      institutions: '[{"name":"","kind":"school"}]',
    };
    const [record] = await read(write([bad], ';'));
    const reasons = [
      'id is no id: one has 1 to 64 letters from a to z, digits, dots, hyphens and underscores',
      'uuid is no UUID such as ',
      'title is missing',
      'opens_at is no date and time such as 2026-01-31T08:00:00Z',
      'course_url is no address that begins with http',
      'teachers is no list such as [{"first_name"',
      'institutions, entry 1, name is empty',
      'institutions, entry 1, website is missing',
      'institutions, entry 1, kind is neither "university" nor "afam"',
    ];
    for (const reason of reasons) expect(record?.problem).toContain(reason);
    expect(record?.problem?.split('; ')).toHaveLength(reasons.length);
  });

  it('are never in the words of a validator', async () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', '{', '[', '[1]', '[{}]', '[null]', '[{"it":1}]', null, undefined, 1, true),
    );
    const changes = fc.dictionary(fc.constantFrom(...recordFields, 'unknown', '__proto__'), value, { minKeys: 1 });
    const property = fc.asyncProperty(changes, fc.boolean(), async (change, asCsv) => {
      const cells = Object.fromEntries(
        Object.entries(change).map(([name, cell]) => [
          name,
          typeof cell === 'string' ? cell : JSON.stringify(cell ?? ''),
        ]),
      );
      const [record] = await read(
        asCsv ? write([{ ...good, ...cells }]) : JSON.stringify({ courses: [{ ...good, ...change }] }),
      );
      expect(record?.problem ?? '').not.toMatch(
        /invalid|expected|received|unrecognized|undefined|zod|too (small|big)|NaN/i,
      );
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it.each(['0000-06-01T00:00:00Z', '0000-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'name a date that cannot be stored: %s',
    async (closes_at) => {
      const [record] = await read(write([{ ...good, closes_at }]));
      expect(record?.problem).toBe('closes_at is no date and time such as 2026-01-31T08:00:00Z');
    },
  );

  it('name the teacher whose name no index has room for', async () => {
    const names = { first_name: null, department: { it: null, en: null }, biography: { it: null, en: null } };
    const teachers = [
      { ...names, last_name: 'Rossi' },
      { ...names, last_name: 'x'.repeat(1_000_000) },
    ];
    const [record] = await read(write([{ ...good, teachers: JSON.stringify(teachers) }]));
    expect(record?.problem).toBe('teachers, entry 2, last_name is longer than a thousand characters');
  });

  it('name the list that no course can have', async () => {
    const [record] = await read(write([{ ...good, isced_codes: JSON.stringify(Array(1_001).fill('0541')) }]));
    expect(record?.problem).toBe('isced_codes has more than 1000 entries');
  });

  it.each([
    ['<b>', 333_333, '', 'has tags inside of tags, more than 1000 deep'],
    ['</x><p><svg>', 83_333, '', 'has tags inside of tags, more than 1000 deep'],
    ['<b>', 1_001, '</b>', 'has tags inside of tags, more than 1000 deep'],
    ['x', 1_000_001, '', 'is longer than a million characters'],
  ])('name the text with %s, %i times, and %s', async (begin, times, end, problem) => {
    const title = begin.repeat(times) + end.repeat(times);
    const [record] = await read(write([{ ...good, title, information: '<br><p>x'.repeat(2_000) }]));
    expect(record?.problem).toBe(`title ${problem}`);
  });

  it('tell of a record with a cell too many', async () => {
    const [record] = await read(write([good]).trimEnd().concat(',x\n'));
    expect(record?.problem).toMatch(/has 29 cells, and the first line names 28 columns/);
  });
});

describe('files that are none', () => {
  it.each([
    ['without columns', 'a,b\n1,2\n', /first line must name the columns/],
    ['empty', '', /first line must name the columns/],
    ['with a column missing', write([good]).replace('uuid', 'UUID'), /lacks the columns uuid and has columns .*"UUID"/],
    [
      'with a column more',
      write([good]).replace(/^id/, 'mine,id'),
      /has columns that the export does not, or twice: "mine"/,
    ],
    ['with a column twice', write([good]).replace(/^id/, 'id,id'), /has columns .*, or twice: "id"/],
    ['JSON that is cut', '{"courses":[\n{"id":', /no JSON: it ends too early|no JSON: it cannot be read from line 2/],
    [
      'JSON with a comma too many',
      '{"courses":[\n{"id": "1"},\n]}',
      /no JSON: it cannot be read at this place: .*"1"}, \]}/,
    ],
    ['JSON with a value of another language', `{"count": NaN${' '.repeat(100)}}`, /at this place: .*"count": NaN/],
    ['JSON of something else', '{"data": 1}', /no list called data.*no list called courses/],
    ['a list', '[]', /no list called data/],
    [
      'fewer courses than it says',
      JSON.stringify({ courses: [good], count: 2 }),
      /holds 2 courses \("count"\), and 1 are in it/,
    ],
    ['a count that is none', JSON.stringify({ courses: [good], count: 'many' }), /"count"/],
    [
      'a count that is no text either',
      JSON.stringify({ courses: [good], count: { toString: 1, valueOf: 1 } }),
      /"count"/,
    ],
  ])('%s', async (_what, content, expected) => {
    const failure = await read(content).catch((problem: Error) => problem.message);
    expect(failure).toMatch(expected);
    expect(failure).not.toMatch(/unexpected|token|undefined/i);
  });
});
