/** Logos in the document: however many institutions there are, the page stays small (docs/architecture.md, "How a request flows"). */
export const mostLogos = 22;
/** Categories in each of the home page's two lists. */
export const mostCategories = 16;
/** Institutions to filter the featured courses by. */
export const mostTabs = 40;
