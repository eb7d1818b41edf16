/** Carousel pages after which the next page of the server is wanted (specification, section 4). */
const pagesOfALoad = 10;

/**
 * How many pages of the server a carousel needs: one more each time the visitor gets to a multiple of ten carousel
 * pages, until all courses are loaded.
 *
 * @param furthest 1-based number of the furthest carousel page that was shown
 * @param available pages that the server has
 */
export function wantedServerPages(furthest: number, available: number): number {
  return Math.max(1, Math.min(1 + Math.floor(furthest / pagesOfALoad), available));
}
