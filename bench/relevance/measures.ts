/** Number of results that the measures use. */
export const rankCutoff = 10;

/** Discounted cumulative gain: a good result counts less the later it comes. @param grades in the order of the results */
function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, rankCutoff).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/**
 * Normalised discounted cumulative gain of the first ten results: 1 when no order is better.
 *
 * @param found grades of the results, in order
 * @param all grades of all courses in the catalogue
 */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = discountedGain(all.toSorted((a, b) => b - a));
  return best === 0 ? 1 : discountedGain(found) / best;
}

/** One divided by the place of the first result with the highest grade; 0 when no result has it. */
export function reciprocalRank(found: readonly number[], best: number): number {
  const place = found.indexOf(best);
  return place < 0 ? 0 : 1 / (place + 1);
}
