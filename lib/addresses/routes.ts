import { categoryFilter, institutionFilter } from '../api/schemas/filter-names.ts';
import type { Locale } from '../model/locale.ts';
import { formatCourseList, savedCalendarPath } from './course-list.ts';
import { formatInstitutionsSearch, type InstitutionsSearch } from './institutions-address.ts';
import { type PageName, pages } from './pages.ts';
import { emptySearch, followedSearch, formatSearch, type SearchAddress } from './search-address.ts';
import { formatWholeList } from './whole-list.ts';

/** The address of a page, or a function of the id if its path has a parameter. */
type Address<Path> = Path extends `${string}[${string}` ? (id: string) => string : string;
type PageAddresses = { readonly [Name in PageName]: Address<(typeof pages)[Name]['path']> };

const csv = '/api/export/courses.csv';

/** The addresses of the catalogue's open data, the same for both locales. */
const openData = {
  json: '/api/export/courses.json',
  csv,
  /** For spreadsheets in countries with a decimal comma, such as Italy. */
  csvSemicolon: `${csv}?separator=semicolon`,
  moochub: '/api/moochub/courses',
} as const;

function pageAddresses(prefix: string): PageAddresses {
  const addresses = Object.entries(pages).map(([name, { path }]) => {
    const [before = '', parameter, after = ''] = path.split(/(\[\w+\])/);
    const address = (id: string) => `${prefix}${before}${encodeURIComponent(id)}${after}`;
    return [name, parameter === undefined ? `${prefix}${path}` : address];
  });
  return Object.fromEntries(addresses) as PageAddresses;
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** All addresses of the app in a locale, without the base path (specification, section 2). */
export function routes(locale: Locale) {
  const prefix = locale === 'it' ? '' : `/${locale}`;
  const addresses = pageAddresses(prefix);
  const feed = `/feeds/${locale}`;
  const catalogue = (search: Partial<SearchAddress> = {}) =>
    withQuery(addresses.catalogue, formatSearch({ ...emptySearch, ...search }));
  const filtered = (name: string, key: string, text = '') => catalogue({ text, selection: { [name]: [key] } });
  return {
    ...addresses,
    /** The beginning of every address of a page in the locale. */
    prefix,
    /** The courses of a search; what it leaves out is that of the whole catalogue. */
    catalogue,
    /** The page of a course or of a series. */
    courseOrSeries: (id: string, isSeries: boolean) => (isSeries ? addresses.series(id) : addresses.course(id)),
    /** The courses of a category; with a text, only those that match it. */
    category: (id: string, text?: string) => filtered(categoryFilter, id, text),
    /** The courses of an institution; with a text, only those that match it. */
    institution: (id: string, text?: string) => filtered(institutionFilter, id, text),
    /** A page of a whole list; the first page has no number in its address. */
    wholeList: (name: string, page = 1) => addresses.wholeList(formatWholeList({ name, page })),
    /** The institutions that match a search. */
    foundInstitutions: (search: InstitutionsSearch) =>
      withQuery(addresses.institutions, formatInstitutionsSearch(search)),
    /** The page of these saved courses; without ids, the page that reads them from the device. */
    savedCourses: (ids: readonly string[]) => withQuery(addresses.saved, formatCourseList(ids)),
    /** The comparison of these courses, optionally only their differences. */
    comparison: (ids: readonly string[], onlyDifferences?: boolean) =>
      withQuery(addresses.compare, formatCourseList(ids, onlyDifferences)),
    /** The calendar file with the dates of these courses. */
    savedCalendar: (ids: readonly string[]) => withQuery(savedCalendarPath, `${formatCourseList(ids)}&lang=${locale}`),
    /** The calendar file with the dates of a course. */
    calendar: (id: string) => `/calendar/${encodeURIComponent(id)}?lang=${locale}`,
    /** The calendar to subscribe to with the dates of a search's courses. */
    coursesCalendar: (search: SearchAddress) =>
      withQuery(`/calendar/courses/${locale}`, formatSearch(followedSearch(search))),
    /** The Atom feed of a search's courses; of all courses for an empty search. */
    feed: (search: SearchAddress) => withQuery(feed, formatSearch(followedSearch(search))),
    /** The part of the legal notes about using the catalogue's data. */
    dataTerms: `${addresses.legal}#open-data`,
    openData: { ...openData, feed },
  };
}

export type Routes = ReturnType<typeof routes>;

/** The address of a page, in any locale. */
export type PageAddress = (to: Routes) => string;
