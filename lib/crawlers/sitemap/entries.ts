import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { emptySearch } from '@/lib/addresses/search-address';
import { allPages } from '@/lib/api/all-pages';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { maxPageSize } from '@/lib/api/schemas/search';
import type { TeacherIdsPage } from '@/lib/api/teachers';
import { canonicalAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import { type CourseSummary, isSeries } from '@/lib/model/course';
import type { Filter } from '@/lib/model/filter';
import type { Institution } from '@/lib/model/institution';
import type { SearchPage } from '@/lib/model/search';
import { entriesPerPart } from './parts';
import type { SitemapEntry } from './sitemap-xml';

const pagesPerPart = entriesPerPart / maxPageSize;

/** Reads one page; the first is 1. */
export type ReadPage = (page: number) => Promise<SearchPage>;

/** Yields the entries of one backend answer at a time, so that memory never holds more. */
type Entries = AsyncGenerator<readonly SitemapEntry[]>;

/**
 * The entries of one part of the courses and series, in the catalogue's order.
 *
 * @param readPage reads all courses and series
 * @param number number of the part, from 1
 */
export async function* courseEntries(readPage: ReadPage, number: number): Entries {
  const first = (number - 1) * pagesPerPart + 1;
  for await (const { courses } of allPages(readPage, first, first + pagesPerPart)) yield courses.map(entryOf);
}

/** The entry of a course or series: only the version that search engines index. */
function entryOf(course: CourseSummary): SitemapEntry {
  return {
    address: canonicalAddress(course, isSeries(course)),
    image: course.imageId ? pictureAddress(course.imageId) : undefined,
  };
}

const pages: readonly PageAddress[] = [
  (to) => to.home,
  (to) => to.catalogue(),
  (to) => to.institutions,
  (to) => to.about,
  (to) => to.accessibility,
  (to) => to.privacy,
  (to) => to.legal,
];

/** The entries of a page, one for each locale. */
function inEveryLocale(address: PageAddress): readonly SitemapEntry[] {
  const alternates = { it: absoluteAddress(address(routes('it'))), en: absoluteAddress(address(routes('en'))) };
  return Object.values(alternates).map((own) => ({ address: own, alternates }));
}

/** The pages that exist independently of the catalogue's content. */
export function pageEntries(): readonly SitemapEntry[] {
  return pages.flatMap(inEveryLocale);
}

/** The pages of all institutions. */
export function institutionEntries(institutions: readonly Pick<Institution, 'id'>[]): readonly SitemapEntry[] {
  return institutions.flatMap(({ id }) => inEveryLocale((to) => to.institutionPage(id)));
}

/** Limit of teachers: two entries each must fit into one part of 50,000 entries (sitemaps.org). Links lead to the others. */
const maxTeachers = 24_000;

/** The pages of the teachers. @param readIds reads the next ids; its parameter is `next` of the previous answer */
export async function* teacherEntries(readIds: (after: string | null) => Promise<TeacherIdsPage>): Entries {
  let after: string | null = null;
  for (let seen = 0; seen < maxTeachers; ) {
    const { ids, next }: TeacherIdsPage = await readIds(after);
    yield ids.flatMap((id) => inEveryLocale((to) => to.teacher(id)));
    if (next === null || ids.length === 0) return;
    seen += ids.length;
    after = next;
  }
}

const ownKinds: Readonly<Record<string, string>> = {
  [institutionFilter]: 'institutions',
  [categoryFilter]: 'categories',
};

/** The result pages of every single value: of the institution filter, of the category filter, or of all other filters. */
export function resultEntries(
  filters: readonly Filter[],
  kind: 'institutions' | 'categories' | 'filters',
): readonly SitemapEntry[] {
  return filters
    .filter(({ name }) => (ownKinds[name] ?? 'filters') === kind)
    .flatMap(({ name, values }) => values.map(({ key }) => ({ ...emptySearch, selection: { [name]: [key] } })))
    .flatMap((search) => inEveryLocale((to) => to.catalogue(search)));
}
