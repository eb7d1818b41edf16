/** What the page in its place (503) says is missing when the backend does not answer; `other`: nothing of its own. */
export type MissingPart = 'course' | 'series' | 'catalogue' | 'institutions' | 'institution' | 'other';

/** What the app must know about a page besides how to render it. */
export interface Page {
  /** Its folders below `app/[locale]`, as they are written: a parameter stands in brackets. */
  readonly path: `/${string}`;
  /**
   * What its answer depends on, and so what it is cached by: the path alone, whatever query a link adds; path and query;
   * or the visitor, and it is never cached. Pages below the same first folder are for one visitor together.
   */
  readonly dependsOn: 'path' | 'query' | 'visitor';
  readonly shows: MissingPart;
}

/**
 * Every page of the app, by the name that {@link routes} gives its address. Addresses and their spelling, the cache key
 * and the name in logs come from here (CONTRIBUTING.md, "Add a page").
 */
export const pages = {
  home: { path: '/home', dependsOn: 'path', shows: 'other' },
  catalogue: { path: '/catalogue', dependsOn: 'query', shows: 'catalogue' },
  course: { path: '/courseDetails/[moocId]', dependsOn: 'path', shows: 'course' },
  series: { path: '/collectionCard/[moocId]', dependsOn: 'path', shows: 'series' },
  /** Leads to the catalogue. */
  unnamedSeries: { path: '/collectionCard', dependsOn: 'path', shows: 'series' },
  teacher: { path: '/teacher/[teacherId]', dependsOn: 'path', shows: 'other' },
  about: { path: '/about', dependsOn: 'path', shows: 'other' },
  institutionPage: { path: '/aboutUniv/[institutionId]', dependsOn: 'path', shows: 'institution' },
  institutions: { path: '/aboutUniv', dependsOn: 'query', shows: 'institutions' },
  /** Courses that a visitor has saved, or that somebody has sent: the query names them. */
  saved: { path: '/saved', dependsOn: 'query', shows: 'catalogue' },
  /** Up to four courses side by side. */
  compare: { path: '/compare', dependsOn: 'query', shows: 'catalogue' },
  /** All entries of a list of which other pages show the first: questions, or the values of a filter. */
  wholeList: { path: '/list/[list]', dependsOn: 'path', shows: 'other' },
  accessibility: { path: '/accessibility', dependsOn: 'path', shows: 'other' },
  privacy: { path: '/privacy', dependsOn: 'path', shows: 'other' },
  legal: { path: '/legal', dependsOn: 'path', shows: 'other' },
  login: { path: '/login', dependsOn: 'visitor', shows: 'other' },
  /** The critical error of a sign-in that failed or has ended. */
  signInFailed: { path: '/login/failed', dependsOn: 'visitor', shows: 'other' },
  logout: { path: '/logout', dependsOn: 'visitor', shows: 'other' },
  /** The signed-in area. */
  restricted: { path: '/restricted', dependsOn: 'visitor', shows: 'other' },
  /** Stands in for a page that cannot be rendered; its query names that page. */
  unavailable: { path: '/unavailable', dependsOn: 'query', shows: 'other' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;
