import { parse } from 'csv-parse/sync';
import { expectConsole } from '@/jest/console';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { columns } from '@/lib/exchange/file-formats';
import { oddTitle, startCatalogue, wireCourse } from '@/lib/exchange/testing/catalogue-backend';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';

restoreEnvironment();

async function ask(format: 'json' | 'csv', baseUrl: string, query = ''): Promise<Response> {
  pointTo(baseUrl);
  const { GET } = format === 'json' ? await import('./courses.json/route') : await import('./courses.csv/route');
  return GET(new Request(`https://courses.example.org/mooc/app/api/export/courses.csv${query}`));
}

function catalogue() {
  const odd = wireCourse(2, { mooc_titolo: oddTitle, mooc_sottotitolo: "'-2+3 apici", mooc_contatti: '@cmd a\nb' });
  return startCatalogue([wireCourse(1), odd, wireCourse(9)], { memberIds: [2, 1] });
}

it('gives the catalogue as JSON', async () => {
  const { baseUrl } = await catalogue();
  const response = await ask('json', baseUrl);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="courses.json"',
    'cache-control': expect.stringContaining('s-maxage=300'),
  });
  const { courses, made_at, licence, count } = await response.json();
  expect(courses).toHaveLength(3);
  expect(count).toBe(3);
  expect(Math.abs(Date.parse(made_at) - Date.now())).toBeLessThan(60_000);
  expect(licence).toBeNull();
  expect(response.headers.get('link')).toContain('title="No licence of these data is stated"');
  expect(Object.keys(courses[0])).toEqual(columns);
  expect(courses[0]).toMatchObject({
    id: '1',
    kind: 'course',
    url: 'https://courses.example.org/mooc/app/courseDetails/1',
    subtitle_languages: ['it', 'en'],
    opens_at: '2026-01-10T00:00:01.000Z',
    institutions: [{ name: 'Università "di Prova" & C.', website: 'https://www.example.org/', kind: 'university' }],
    categories: [{ it: 'Scienze', en: 'Science' }],
    isced_codes: ['0541'],
  });
  expect(courses[2]).toMatchObject({
    kind: 'series',
    url: 'https://courses.example.org/mooc/app/collectionCard/9',
    members: ['1', '2'],
  });
  expect(JSON.stringify(courses)).not.toContain('<script');
});

it('gives the catalogue as CSV that a spreadsheet shows and does not run', async () => {
  const { baseUrl } = await catalogue();
  const response = await ask('csv', baseUrl);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="courses.csv"',
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFFid,uuid,kind,')).toBe(true);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(rows.map(({ id }) => id)).toEqual(['1', '2', '9']);
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(rows[1]?.title).toMatch(/^'=1\+1/);
  expect(rows[1]?.title).toContain('🎓 &amp; ‏مقدمة');
  expect(rows[1]?.subtitle).toBe("''-2+3 apici");
  expect(rows[1]?.contacts).toBe("'@cmd a\nb");
  expect(JSON.parse(rows[2]?.members ?? '')).toEqual(['1', '2']);
  // An unknown value is an empty cell, an empty text would be a quoted one.
  expect(text).not.toMatch(/,"",/);
});

it.each([
  ['semicolon', ';', 'courses.csv', 'text/csv'],
  ['tab', '\t', 'courses.tsv', 'text/tab-separated-values'],
])('gives %s between the cells to who asks for it', async (name, separator, file, type) => {
  const { baseUrl } = await catalogue();
  const response = await ask('csv', baseUrl, `?separator=${name}`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8; header=present`);
  expect((await response.text()).split('\r\n')[0]).toBe(columns.join(separator));
});

it.each(['', 'pipe', ';', 'comma,'])('knows no separator %j, and says which there are', async (name) => {
  const response = await ask('csv', await closedBaseUrl(), `?separator=${encodeURIComponent(name)}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()).detail).toBe('separator must be comma, semicolon, tab.');
});

it('leads to the version of a page that search engines index', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_lingua: 'EN' })]);
  const { courses } = await (await ask('json', baseUrl)).json();
  expect(courses[0]).toMatchObject({ url: 'https://courses.example.org/mooc/app/en/courseDetails/1' });
});

it('says the licence that the operator has stated', async () => {
  process.env.DATA_LICENCE = 'CC-BY-4.0';
  const { baseUrl } = await catalogue();
  const url = 'https://creativecommons.org/licenses/by/4.0/';
  const json = await ask('json', baseUrl);
  expect(json.headers.get('link')).toBe(`<${url}>; rel="license"`);
  expect((await json.json()).licence).toEqual({ name: 'CC BY 4.0', url });
  expect((await ask('csv', baseUrl)).headers.get('link')).toBe(`<${url}>; rel="license"`);
});

it('is read page by page as it is sent', async () => {
  const { baseUrl, requests } = await startCatalogue(Array.from({ length: 250 }, (_, index) => wireCourse(index + 1)));
  const response = await ask('json', baseUrl);
  // Requests for the extensions, the filters, the search and the courses of the first page.
  expect(requests).toHaveLength(103);
  expect((await response.json()).courses).toHaveLength(250);
});

it('breaks off when the backend fails midway, so that no part is taken for the whole', async () => {
  const courses = Array.from({ length: 150 }, (_, index) => wireCourse(index + 1));
  const { baseUrl } = await startCatalogue(courses, { failFromCall: 101 });
  await expect((await ask('csv', baseUrl)).text()).rejects.toThrow();
}, 20_000);

it.each(['json', 'csv'] as const)(
  '%s is unavailable, and cached by nobody, while the backend is away',
  async (format) => {
    expectConsole('warn', /^GET \/moocFilters: no connection/);
    const response = await ask(format, await closedBaseUrl());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
