/** How many results a measure looks at. */
export const looksAt = 10;

/** What the grades of results in their order are worth: a good one counts less the later it comes. */
function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, looksAt).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/**
 * Normalised discounted cumulative gain of the first ten results: 1 when no order would have been better.
 *
 * @param found grades of the results in their order
 * @param all grades of everything that the catalogue has
 */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = discountedGain(all.toSorted((a, b) => b - a));
  return best === 0 ? 1 : discountedGain(found) / best;
}

/** One divided by the place of the first result with the highest grade; 0 when it is not among them. */
export function reciprocalRank(found: readonly number[], best: number): number {
  const place = found.indexOf(best);
  return place < 0 ? 0 : 1 / (place + 1);
}
