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

/** The addresses of the app in one language, without the base path (specification, section 2). */
export interface Routes extends Omit<PageAddresses, 'catalogue' | 'wholeList'> {
  catalogue(search?: SearchAddress): string;
  /** The page of a mooc: a course's and a series' differ. */
  courseOrSeries(id: string, isSeries: boolean): string;
  /** The courses of a category, also of those that match a text. */
  category(id: string, text?: string): string;
  /** The courses of an institution, also of those that match a text. */
  institution(id: string, text?: string): string;
  /** A page of a whole list by its name, the first one without a number. */
  wholeList(name: string, page?: number): string;
  /** The institutions that match a search. */
  foundInstitutions(search: InstitutionsSearch): string;
  /** The page of these saved courses; the one that asks the device for them where there is none. */
  savedCourses(ids: readonly string[]): string;
  /** These courses side by side, perhaps only in what they differ. */
  comparison(ids: readonly string[], onlyDifferences?: boolean): string;
  /** The dates of these courses as one calendar file. */
  savedCalendar(ids: readonly string[]): string;
  /** The dates of a course as a calendar file. */
  calendar(id: string): string;
  /** The dates of what a search finds, as a calendar to subscribe to. */
  coursesCalendar(search: SearchAddress): string;
  /** The Atom feed of what a search finds; of everything without one. */
  feed(search: SearchAddress): string;
  /** Where the legal notes say what may be done with the data of the catalogue. */
  readonly dataTerms: string;
  /** The catalogue as data, the same in both languages. */
  readonly openData: OpenData;
}

/** Files and services of the open data. */
interface OpenData {
  readonly json: string;
  readonly csv: string;
  /** What a spreadsheet opens where a comma parts whole from decimals, as in Italy. */
  readonly csvSemicolon: string;
  readonly moochub: string;
  readonly feed: string;
}

const csv = '/api/export/courses.csv';
const openData = {
  json: '/api/export/courses.json',
  csv,
  csvSemicolon: `${csv}?separator=semicolon`,
  moochub: '/api/moochub/courses',
};

function pageAddresses(prefix: string): PageAddresses {
  const addresses = Object.entries(pages).map(([name, { path }]) => {
    const [before = '', parameter, after = ''] = path.split(/(\[\w+\])/);
    const address = (id: string) => `${prefix}${before}${encodeURIComponent(id)}${after}`;
    return [name, parameter === undefined ? `${prefix}${path}` : address];
  });
  return Object.fromEntries(addresses) as PageAddresses;
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** Every internal address, in the given language. */
export function routes(locale: InterfaceLanguage): Routes {
  const prefix = locale === 'it' ? '' : `/${locale}`;
  const addresses = pageAddresses(prefix);
  const feed = `/feeds/${locale}`;
  const catalogue = (search: SearchAddress = emptySearch) => withQuery(addresses.catalogue, formatSearch(search));
  const filtered = (name: string, key: string, text = '') =>
    catalogue({ ...emptySearch, text, selection: { [name]: [key] } });
  return {
    ...addresses,
    catalogue,
    courseOrSeries: (id, isSeries) => (isSeries ? addresses.series(id) : addresses.course(id)),
    category: (id, text) => filtered(categoryFilter, id, text),
    institution: (id, text) => filtered(institutionFilter, id, text),
    wholeList: (name, page = 1) => addresses.wholeList(formatWholeList({ name, page })),
    foundInstitutions: (search) => withQuery(addresses.institutions, formatInstitutionsSearch(search)),
    savedCourses: (ids) => withQuery(addresses.saved, formatCourseList(ids)),
    comparison: (ids, onlyDifferences) => withQuery(addresses.compare, formatCourseList(ids, onlyDifferences)),
    savedCalendar: (ids) => withQuery(savedCalendarPath, `${formatCourseList(ids)}&lang=${locale}`),
    calendar: (id) => `/calendar/${encodeURIComponent(id)}?lang=${locale}`,
    coursesCalendar: (search) => withQuery(`/calendar/courses/${locale}`, formatSearch(followedSearch(search))),
    feed: (search) => withQuery(feed, formatSearch(followedSearch(search))),
    dataTerms: `${addresses.legal}#open-data`,
    openData: { ...openData, feed },
  };
}

/** An address that is the same page in every language. */
export type PageAddress = (to: Routes) => string;
