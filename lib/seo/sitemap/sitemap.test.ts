import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { CourseSummary } from '@/lib/model/course';
import type { SearchPage } from '@/lib/model/search';
import { courseEntries } from './course-entries.ts';
import { pageEntries, resultEntries } from './page-entries.ts';
import { parsePart, partNames } from './parts.ts';
import { formatEntry, formatIndex, sitemapEnd, sitemapStart } from './sitemap-xml.ts';

const course = (id: number, more: Partial<CourseSummary> = {}): CourseSummary => ({
  id: String(id),
  title: 'T' as CourseSummary['title'],
  subtitle: null,
  description: null,
  imageId: null,
  institutions: [],
  seriesSize: 0,
  language: 'it',
  ...more,
});

/** A catalogue of so many courses, every tenth of which is a series; counts what is asked of it. */
function catalogue(total: number) {
  const asked: number[] = [];
  const readPage = async (page: number): Promise<SearchPage> => {
    asked.push(page);
    const pageCount = Math.ceil(total / 100);
    const first = (Math.min(page, Math.max(pageCount, 1)) - 1) * 100;
    const courses = Array.from({ length: Math.max(0, Math.min(100, total - first)) }, (_, index) =>
      course(first + index, { seriesSize: index % 10 === 0 ? 3 : 0 }),
    );
    return { courses, total, page, pageCount };
  };
  return { asked, readPage };
}

async function addresses(entries: ReturnType<typeof courseEntries>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const some of entries) all.push(...some.map(({ address }) => address));
  return all;
}

describe('the parts of a sitemap', () => {
  it('are as many as 50,000 entries each ask for', () => {
    expect(partNames(0)).toHaveLength(6);
    expect(partNames(50_000)).toHaveLength(6);
    expect(partNames(100_001).filter((name) => name.startsWith('courses'))).toEqual([
      'courses-1.xml',
      'courses-2.xml',
      'courses-3.xml',
    ]);
  });

  it('are known by their names only', () => {
    for (const name of partNames(100_001)) expect(parsePart(name)).not.toBeNull();
    for (const name of ['courses.xml', 'courses-0.xml', 'pages-1.xml', 'pages', '../pages.xml', 'courses-99999.xml']) {
      expect(parsePart(name)).toBeNull();
    }
  });

  it('have every course and every series once, over all parts', async () => {
    const { readPage } = catalogue(50_250);
    const parts = [1, 2].flatMap((number) => (['courses', 'series'] as const).map((kind) => ({ kind, number })));
    const all = await Promise.all(parts.map(({ kind, number }) => addresses(courseEntries(readPage, kind, number))));
    expect(all.map((part) => part.length)).toEqual([45_000, 5000, 225, 25]);
    expect(new Set(all.flat()).size).toBe(50_250);
  });

  it('ask for one page after another, and for none beyond the last', async () => {
    const { asked, readPage } = catalogue(250);
    const entries = courseEntries(readPage, 'courses', 1);
    await entries.next();
    expect(asked).toEqual([1]);
    await addresses(entries);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('are empty beyond the end and for an empty catalogue', async () => {
    expect(await addresses(courseEntries(catalogue(250).readPage, 'courses', 2))).toEqual([]);
    expect(await addresses(courseEntries(catalogue(0).readPage, 'courses', 1))).toEqual([]);
  });
});

describe('entries', () => {
  it('name a course in its own language, with its picture', async () => {
    const courses = [course(1, { language: 'en', imageId: '9' }), course(2, { language: 'fr' })];
    const readPage = async () => ({ courses, total: 2, page: 1, pageCount: 1 });
    const { value } = await courseEntries(readPage, 'courses', 1).next();
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
