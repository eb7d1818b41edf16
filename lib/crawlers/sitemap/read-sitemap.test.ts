import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { wireFilter, wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend } from '@/lib/api/testing/backend';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import type { SitemapPart } from './parts';

restoreEnvironment();

/** A backend with so many courses, and pages of teachers if it has ids of them. */
async function startWith(total: number, hasTeachers: boolean): Promise<readonly string[]> {
  const extensions = hasTeachers ? [{ name: 'teachers', version: 1 }] : [];
  const { baseUrl, requests } = await startBackend((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const size = Number(searchParams.get('moocsPerPagina'));
    const page = Number(searchParams.get('paginaCorrente'));
    const first = (page - 1) * size;
    const ids = Array.from({ length: Math.max(Math.min(size, total - first), 0) }, (_, index) => first + index + 1);
    const moocs = ids.map((moocId) => ({ ...wireSummary, moocId }));
    const answers: Readonly<Record<string, unknown>> = {
      extensions: { extensions },
      moocFilters: [wireFilter],
      docenti: { docenti: [{ doc_id: 7 }], successivo: null },
    };
    const found = { moocs, moocTotali: total, paginaCorrente: page, pagineTotali: Math.ceil(total / size) };
    response.end(JSON.stringify(answers[pathname.split('/').at(-1) ?? ''] ?? found));
  });
  pointTo(baseUrl);
  return requests;
}

/** The addresses in a part; `null` if the catalogue has no such part. */
async function read(part: SitemapPart): Promise<readonly string[] | null> {
  const { readSitemapPart } = await import('./read-sitemap');
  const pieces = await readSitemapPart(part);
  if (pieces === null) return null;
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(XMLValidator.validate(text)).toBe(true);
  const urls = new XMLParser({ isArray: (name) => name === 'url' }).parse(text).urlset.url ?? [];
  return urls.map(({ loc }: { loc: string }) => loc);
}

it('a part of many answers is one document, with every course', async () => {
  await startWith(250, false);
  expect(new Set(await read({ kind: 'courses', number: 1 })).size).toBe(250);
});

it('the first part of the courses is always there, a further one only for as many courses', async () => {
  const requests = await startWith(0, false);
  expect(await read({ kind: 'courses', number: 1 })).toEqual([]);
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  expect(await read({ kind: 'courses', number: 2 })).toBeNull();
});

it.each([
  [true, ['teacher/7', 'en/teacher/7']],
  [false, []],
])('there are pages of teachers only where the backend has ids of them: %s', async (hasTeachers, paths) => {
  await startWith(1, hasTeachers);
  const site = 'https://courses.example.org/mooc/app/';
  expect(await read({ kind: 'teachers' })).toEqual(paths.map((path) => site + path));
  const { readSitemapIndex } = await import('./read-sitemap');
  expect((await readSitemapIndex()).includes('/sitemap/teachers.xml')).toBe(hasTeachers);
});
