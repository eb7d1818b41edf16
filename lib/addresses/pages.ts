/** What is missing when the backend does not answer, for the text of the 503 page; `other`: nothing specific. */
export type MissingPart = 'course' | 'series' | 'catalogue' | 'institutions' | 'institution' | 'other';

/** What the app must know about a page besides how to render it. */
export interface Page {
  /** The folders below `app/[locale]`, with parameters in brackets. */
  readonly path: `/${string}`;
  /**
   * What the page depends on, and therefore its cache key: only the path (any query is ignored), path and query, or the
   * visitor (never cached). If one page depends on the visitor, so do all pages below the same first folder.
   */
  readonly dependsOn: 'path' | 'query' | 'visitor';
  /** Left out for `other`, because the scripts of every page contain this list. */
  readonly shows?: MissingPart;
}

/**
 * Every page of the app, by its name in `routes`. Addresses, their canonical spelling, cache keys and the names in
 * logs are derived from this list (CONTRIBUTING.md, "Add a page"). The first whose path matches an address counts.
 */
export const pages = {
  home: { path: '/home', dependsOn: 'path' },
  catalogue: { path: '/catalogue', dependsOn: 'query', shows: 'catalogue' },
  course: { path: '/courseDetails/[moocId]', dependsOn: 'path', shows: 'course' },
  series: { path: '/collectionCard/[moocId]', dependsOn: 'path', shows: 'series' },
  /** Redirects to the catalogue. */
  unnamedSeries: { path: '/collectionCard', dependsOn: 'path', shows: 'series' },
  teacher: { path: '/teacher/[teacherId]', dependsOn: 'path' },
  about: { path: '/about', dependsOn: 'path' },
  institutionPage: { path: '/aboutUniv/[institutionId]', dependsOn: 'path', shows: 'institution' },
  institutions: { path: '/aboutUniv', dependsOn: 'query', shows: 'institutions' },
  /** Courses that a visitor has saved or received in a link; the query lists them. */
  saved: { path: '/saved', dependsOn: 'query', shows: 'catalogue' },
  /** Up to four courses side by side. */
  compare: { path: '/compare', dependsOn: 'query', shows: 'catalogue' },
  /** The complete list of questions or of a filter's values; other pages show only the first entries. */
  wholeList: { path: '/list/[list]', dependsOn: 'path' },
  accessibility: { path: '/accessibility', dependsOn: 'path' },
  privacy: { path: '/privacy', dependsOn: 'path' },
  legal: { path: '/legal', dependsOn: 'path' },
  login: { path: '/login', dependsOn: 'visitor' },
  /** The critical error after a failed or expired sign-in. */
  signInFailed: { path: '/login/failed', dependsOn: 'visitor' },
  logout: { path: '/logout', dependsOn: 'visitor' },
  /** The signed-in area. */
  restricted: { path: '/restricted', dependsOn: 'visitor' },
  /** Replaces a page that cannot be rendered; its query names that page. */
  unavailable: { path: '/unavailable', dependsOn: 'query' },
} as const satisfies Readonly<Record<string, Page>>;

/** An address that no page has: any such address shows the page “not found”, which has no address of its own. */
export const notFoundPath = '/not-found';

export type PageName = keyof typeof pages;
