/** Logos in the document: however many institutions there are, the page stays small (README, "How a request flows"). */
export const mostLogos = 36;
/** Categories in each of the home page's two lists. */
export const mostCategories = 16;
/** Institutions to filter the featured courses by. */
export const mostTabs = 40;

/** At most so many items, taken from the whole length of a list, so that no end of the alphabet is left out. */
export function spreadOut<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return items.filter(
    (_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  );
}
