import { categoryFilter, institutionFilter } from '../api/schemas/filter-names.ts';
import type { InterfaceLanguage } from '../model/language.ts';
import { emptySearch, formatSearch, type SearchAddress } from './search-address.ts';

/** The addresses of the app in one language, without the base path (specification, section 2). */
export interface Routes {
  readonly home: string;
  readonly about: string;
  readonly institutions: string;
  readonly accessibility: string;
  readonly privacy: string;
  readonly legal: string;
  readonly login: string;
  /** The critical error of a sign-in that failed or has ended. */
  readonly signInFailed: string;
  readonly logout: string;
  /** The signed-in area. */
  readonly restricted: string;
  catalogue(search?: SearchAddress): string;
  /** The courses of a category, also of those that match a text. */
  category(id: string, text?: string): string;
  /** The courses of an institution, also of those that match a text. */
  institution(id: string, text?: string): string;
  course(id: string): string;
  series(id: string): string;
  /** The dates of a course as a calendar file. */
  calendar(id: string): string;
  /** The catalogue as data, the same in both languages. */
  readonly openData: OpenData;
}

/** Files and services of the open data. */
export interface OpenData {
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

/** Every internal address, in the given language. */
export function routes(locale: InterfaceLanguage): Routes {
  const prefix = locale === 'it' ? '' : `/${locale}`;
  const catalogue = (search: SearchAddress = emptySearch) => {
    const query = formatSearch(search);
    return `${prefix}/catalogue${query ? `?${query}` : ''}`;
  };
  const filtered = (name: string, key: string, text = '') =>
    catalogue({ ...emptySearch, text, selection: { [name]: [key] } });
  return {
    home: `${prefix}/home`,
    about: `${prefix}/about`,
    institutions: `${prefix}/aboutUniv`,
    accessibility: `${prefix}/accessibility`,
    privacy: `${prefix}/privacy`,
    legal: `${prefix}/legal`,
    login: `${prefix}/login`,
    signInFailed: `${prefix}/login/failed`,
    logout: `${prefix}/logout`,
    restricted: `${prefix}/restricted`,
    catalogue,
    category: (id, text) => filtered(categoryFilter, id, text),
    institution: (id, text) => filtered(institutionFilter, id, text),
    course: (id) => `${prefix}/courseDetails/${encodeURIComponent(id)}`,
    series: (id) => `${prefix}/collectionCard/${encodeURIComponent(id)}`,
    calendar: (id) => `/calendar/${encodeURIComponent(id)}?lang=${locale}`,
    openData: { ...openData, feed: `/feeds/${locale}` },
  };
}

/** An address that is the same page in every language. */
export type PageAddress = (to: Routes) => string;
