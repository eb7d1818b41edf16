import fc from 'fast-check';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import type { CatalogueRecord } from './catalogue-record';
import { columns, csvFormat, type Separator, separators } from './file-formats';
import { startCatalogue, wireCourse } from './testing/catalogue-backend';
import { type OutsideReader, readWithPostgres, readWithPython } from './testing/outside-readers';

jest.setTimeout(120_000);
restoreEnvironment();

const names = Object.keys(separators) as Separator[];
// PostgreSQL takes longer to start, so it reads only one of the three separators.
const cases: readonly (readonly [string, Separator, OutsideReader])[] = [
  ...names.map((name) => ['Python', name, readWithPython] as const),
  ['PostgreSQL', 'semicolon', readWithPostgres(columns.length)],
];

/** Texts that break careless writers and readers of CSV. */
const hostile = [
  'a bare\nline feed',
  'a bare\rcarriage return',
  'both\r\nof them',
  '\n',
  '"',
  '""',
  'a "quoted" word',
  '"whole"',
  'comma, semicolon; tab\t pipe|',
  '; ,',
  ' blanks around ',
  '\t',
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1+1",
    "''@x",
    ' =1+1',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    "'plain",
    '=HYPERLINK("x";"y")',
  ],
  '\\.',
  '\\N',
  'NULL',
  '\uFEFFmark in front',
  'zero\u200Bwidth and \u2028 line separator \u0085 next line \u000b\u000c',
  '🎓 👩‍🏫 é e\u0301',
  '‏مقدمة في الجبر, "ב"',
];
const long = `${'x'.repeat(50_000)}\n"${'y'.repeat(50_000)}`;

/** The original text: programs that read the file remove the apostrophe (README, "Open data"). */
const withoutGuard = (cell: string) =>
  /^'+(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/.test(cell) ? cell.slice(1) : cell;

const texts = [
  'id',
  'title',
  'subtitle',
  'description',
  'contacts',
] as const satisfies readonly (keyof CatalogueRecord)[];
const lists = ['subtitle_languages', 'institutions', 'teachers', 'categories', 'targets', 'isced_codes', 'members'];
const isList = (column: string) => lists.includes(column);
const empty = Object.fromEntries(columns.map((column) => [column, isList(column) ? [] : null]));

const hostileText = fc
  .oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '\r\n', ' ', "'", '=', 'a'), { maxLength: 8 })
      .map((parts) => parts.join('')),
  )
  .map((text) => text.replaceAll('\0', ''));

it.each(cases)('%s reads every cell of any text, separated by %s', async (_reader, name, read) => {
  const samples = fc.sample(fc.tuple(hostileText, hostileText, hostileText, hostileText, hostileText), 300);
  const rows = [...[...hostile, long].map((text) => [text, text, 'x', text, text]), ...samples];
  const records = rows.map((cells) => ({
    ...empty,
    ...Object.fromEntries(texts.map((column, at) => [column, cells[at]])),
  }));
  const { begin, line } = csvFormat(name);
  const file = begin + records.map((record) => line(record as unknown as CatalogueRecord, false)).join('');
  const found = await read(new TextEncoder().encode(file), separators[name]);
  expect(found).toHaveLength(rows.length);
  expect(found.map((cells) => texts.map((column) => withoutGuard(cells[columns.indexOf(column)] ?? '')))).toEqual(rows);
  const shown = found.flat();
  expect(shown.filter((cell) => /^[\s\uFEFF]*[=+\-@＋－＝＠]|^[\t\r\n]/.test(cell))).toEqual([]);
});

it.each(cases)(
  '%s reads the export of a hostile catalogue, separated by %s, as its JSON has it',
  async (_reader, name, read) => {
    const wire = [...hostile, long].map((text, index) =>
      wireCourse(index + 1, {
        mooc_titolo: `\0${text}.`,
        mooc_sottotitolo: text,
        mooc_contatti: `<p>${text}</p>\n${text}`,
      }),
    );
    const { baseUrl } = await startCatalogue(wire);
    pointTo(baseUrl);
    const { GET: getCsv } = await import('@/app/api/export/courses.csv/route');
    const { GET: getJson } = await import('@/app/api/export/courses.json/route');
    const { courses } = (await (await getJson()).json()) as { courses: CatalogueRecord[] };
    const answer = await getCsv(new Request(`https://courses.example.org/courses.csv?separator=${name}`));
    const rows = await read(new Uint8Array(await answer.arrayBuffer()), separators[name]);
    expect(rows).toHaveLength(wire.length);
    expect(rows.map(recordOf)).toEqual(courses);
  },
);

/** The cells of a line as the JSON export writes them. */
function recordOf(cells: readonly string[]) {
  const value = (column: string, cell: string) => {
    if (isList(column)) return cell === '' ? [] : JSON.parse(cell);
    return cell === '' ? null : withoutGuard(cell);
  };
  return Object.fromEntries(columns.map((column, at) => [column, value(column, cells[at] ?? '')]));
}
