import { categoryFilter, institutionFilter } from '../api/schemas/filter-names.ts';
import type { InterfaceLanguage } from '../model/language.ts';
import { formatCourseList, savedCalendarPath } from './course-list.ts';
import { formatInstitutionsSearch, type InstitutionsSearch } from './institutions-address.ts';
import { type PageName, pages } from './pages.ts';
import { emptySearch, followedSearch, formatSearch, type SearchAddress } from './search-address.ts';
import { formatWholeList } from './whole-list.ts';

/** The address of a page: a function of the id where its path has a parameter. */
type Address<Path> = Path extends `${string}[${string}` ? (id: string) => string : string;
type PageAddresses = { readonly [Name in PageName]: Address<(typeof pages)[Name]['path']> };

const csv = '/api/export/courses.csv';

/** The catalogue as data, the same in both languages. */
const openData = {
  json: '/api/export/courses.json',
  csv,
  /** What a spreadsheet opens where a comma parts whole from decimals, as in Italy. */
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

/** Every address of the app in the given language, without the base path (specification, section 2). */
export function routes(locale: InterfaceLanguage) {
  const prefix = locale === 'it' ? '' : `/${locale}`;
  const addresses = pageAddresses(prefix);
  const feed = `/feeds/${locale}`;
  const catalogue = (search: SearchAddress = emptySearch) => withQuery(addresses.catalogue, formatSearch(search));
  const filtered = (name: string, key: string, text = '') =>
    catalogue({ ...emptySearch, text, selection: { [name]: [key] } });
  return {
    ...addresses,
    catalogue,
    /** The page of a mooc: a course's and a series' differ. */
    courseOrSeries: (id: string, isSeries: boolean) => (isSeries ? addresses.series(id) : addresses.course(id)),
    /** The courses of a category, also of those that match a text. */
    category: (id: string, text?: string) => filtered(categoryFilter, id, text),
    /** The courses of an institution, also of those that match a text. */
    institution: (id: string, text?: string) => filtered(institutionFilter, id, text),
    /** A page of a whole list by its name, the first one without a number. */
    wholeList: (name: string, page = 1) => addresses.wholeList(formatWholeList({ name, page })),
    /** The institutions that match a search. */
    foundInstitutions: (search: InstitutionsSearch) =>
      withQuery(addresses.institutions, formatInstitutionsSearch(search)),
    /** The page of these saved courses; the one that asks the device for them where there is none. */
    savedCourses: (ids: readonly string[]) => withQuery(addresses.saved, formatCourseList(ids)),
    /** These courses side by side, perhaps only in what they differ. */
    comparison: (ids: readonly string[], onlyDifferences?: boolean) =>
      withQuery(addresses.compare, formatCourseList(ids, onlyDifferences)),
    /** The dates of these courses as one calendar file. */
    savedCalendar: (ids: readonly string[]) => withQuery(savedCalendarPath, `${formatCourseList(ids)}&lang=${locale}`),
    /** The dates of a course as a calendar file. */
    calendar: (id: string) => `/calendar/${encodeURIComponent(id)}?lang=${locale}`,
    /** The dates of what a search finds, as a calendar to subscribe to. */
    coursesCalendar: (search: SearchAddress) =>
      withQuery(`/calendar/courses/${locale}`, formatSearch(followedSearch(search))),
    /** The Atom feed of what a search finds; of everything without one. */
    feed: (search: SearchAddress) => withQuery(feed, formatSearch(followedSearch(search))),
    /** Where the legal notes say what may be done with the data of the catalogue. */
    dataTerms: `${addresses.legal}#open-data`,
    openData: { ...openData, feed },
  };
}

export type Routes = ReturnType<typeof routes>;

/** An address that is the same page in every language. */
export type PageAddress = (to: Routes) => string;
