import type { CatalogueReading } from './read-everything';

/** The reading before the list of courses has arrived. */
export const nothingRead: CatalogueReading = {
  listed: [],
  courses: [],
  categories: [],
  institutions: [],
  unread: [],
  total: 0,
};
