import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { CourseSummary } from '@/lib/model/course';
import type { SearchPage } from '@/lib/model/search';
import { courseEntries, pageEntries, resultEntries, teacherEntries } from './entries';
import { parsePart, partCount, partNames } from './parts';
import { formatEntry, formatIndex, type SitemapEntry, sitemapEnd, sitemapStart } from './sitemap-xml';

const course = (id: number, more: Partial<CourseSummary> = {}): CourseSummary => ({
  id: String(id),
  title: 'T' as CourseSummary['title'],
  subtitle: null,
  imageId: null,
  institutions: [],
  seriesSize: 0,
  language: 'it',
  ...more,
});

/** A catalogue with `total` records, every tenth of them a series; records the pages that are read. */
function catalogue(total: number) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, id) => course(id, { seriesSize: id % 10 === 0 ? 3 : 0 }));
  const readPage = async (page: number): Promise<SearchPage> => {
    asked.push(page);
    const pageCount = Math.ceil(total / 100);
    const first = (Math.min(page, Math.max(pageCount, 1)) - 1) * 100;
    return { courses: all.slice(first, first + 100), total, page, pageCount };
  };
  return { asked, readPage };
}

async function addresses(entries: AsyncIterable<readonly SitemapEntry[]>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const some of entries) all.push(...some.map(({ address }) => address));
  return all;
}

describe('teachers in the sitemap', () => {
  it('come answer by answer, in both languages, as far as one part reaches', async () => {
    const pages = new Map([
      [null, { ids: ['1', '2'], next: '2' }],
      ['2', { ids: ['7'], next: null }],
    ] as const);
    const found = await addresses(teacherEntries(async (after) => pages.get(after as '2') ?? { ids: [], next: null }));
    expect(found.map((address) => address.replace(/^.*\/app/, ''))).toEqual(
      ['1', '2', '7'].flatMap((id) => [`/teacher/${id}`, `/en/teacher/${id}`]),
    );
    const endless = { ids: Array.from({ length: 1000 }, (_, index) => String(index)), next: '1' };
    expect((await addresses(teacherEntries(async () => endless))).length).toBeLessThanOrEqual(50_000);
    // Answers without ids that name a next one would be asked for without end.
    const empty = jest.fn().mockRejectedValue(new Error('asked again')).mockResolvedValueOnce({ ids: [], next: '1' });
    expect(await addresses(teacherEntries(empty))).toEqual([]);
  });

  it('have a part where the backend has ids of them', () => {
    expect(partNames(2, true)).toContain('teachers.xml');
    expect(parsePart('teachers.xml')).toEqual({ kind: 'teachers' });
  });
});

describe('the parts of a sitemap', () => {
  it('are as many as 10,000 entries each ask for', () => {
    expect(partNames(0, false)).toHaveLength(5);
    expect(partNames(10_000, false)).toHaveLength(5);
    expect(partNames(20_001, false).slice(4)).toEqual(['courses-1.xml', 'courses-2.xml', 'courses-3.xml']);
  });

  it('are known by their names only', () => {
    for (const name of partNames(100_001, true)) expect(parsePart(name)).not.toBeNull();
    const others = ['courses.xml', 'courses-0.xml', 'pages-1.xml', 'pages', '../pages.xml', 'courses-99999.xml'];
    for (const name of [...others, 'courses-01.xml', 'series-1.xml']) expect(parsePart(name)).toBeNull();
  });

  it('are those of the index and no others', () => {
    for (const total of [0, 10_000, 30_002]) {
      const there = [1, 2, 3, 4, 5, 9999].filter((number) => number <= partCount(total));
      expect(there.map((number) => `courses-${number}.xml`)).toEqual(partNames(total, true).slice(5));
    }
  });

  it('have every course and every series once, over all parts', async () => {
    const { readPage } = catalogue(24_250);
    const parts = await Promise.all([1, 2, 3].map((number) => addresses(courseEntries(readPage, number))));
    expect(parts.map((part) => part.length)).toEqual([10_000, 10_000, 4250]);
    const all = new Set(parts.flat());
    expect(all.size).toBe(24_250);
    expect([...all].filter((address) => address.includes('/collectionCard/'))).toHaveLength(2425);
  });

  it('ask for one page after another, and for none beyond the last', async () => {
    const { asked, readPage } = catalogue(250);
    const entries = courseEntries(readPage, 1);
    await entries.next();
    expect(asked).toEqual([1]);
    await addresses(entries);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('are empty beyond the end and for an empty catalogue', async () => {
    expect(await addresses(courseEntries(catalogue(250).readPage, 2))).toEqual([]);
    expect(await addresses(courseEntries(catalogue(0).readPage, 1))).toEqual([]);
  });
});

describe('entries', () => {
  it('name a course in its own language, with its picture', async () => {
    const courses = [course(1, { language: 'en', imageId: '9' }), course(2, { language: 'fr' })];
    const readPage = async () => ({ courses, total: 2, page: 1, pageCount: 1 });
    const { value } = await courseEntries(readPage, 1).next();
    expect(value).toEqual([
      {
        address: 'http://localhost:3000/mooc/app/en/courseDetails/1',
        image: 'http://localhost:3000/mooc/app/api/immagine/9',
      },
      { address: 'http://localhost:3000/mooc/app/courseDetails/2', image: undefined },
    ]);
  });

  it('name every page and every single value in both languages', () => {
    expect(pageEntries().map(({ address }) => address)).toContain('http://localhost:3000/mooc/app/en/aboutUniv');
    const label = { it: 'A', en: 'A' };
    const filters = ['filterCategoria', 'filterAteneo', 'filterLingua'].map((name, order) => ({
      ...{ name, order, values: [{ key: '3', label, order: 1 }] },
    }));
    expect(resultEntries(filters, 'institutions').map(({ address }) => address)).toEqual([
      'http://localhost:3000/mooc/app/catalogue?filterAteneo=3',
      'http://localhost:3000/mooc/app/en/catalogue?filterAteneo=3',
    ]);
    expect(resultEntries(filters, 'filters')).toHaveLength(2);
  });

  it('are valid XML that reads back, whatever stands in an address', () => {
    const address = `https://example.org/?a=1&b="<'>`;
    const xml = `${sitemapStart}${formatEntry({ address, alternates: { it: address, en: 'https://example.org/en' }, image: address })}${sitemapEnd}`;
    expect(XMLValidator.validate(xml)).toBe(true);
    const { url } = new XMLParser({ ignoreAttributes: false }).parse(xml).urlset;
    expect(url.loc).toBe(address);
    expect(url['image:image']['image:loc']).toBe(address);
    expect(url['xhtml:link'].map((link: Record<string, string>) => link['@_hreflang'])).toEqual([
      'it',
      'en',
      'x-default',
    ]);
    expect(XMLValidator.validate(formatIndex([address]))).toBe(true);
  });
});
