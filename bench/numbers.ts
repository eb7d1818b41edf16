/** The value that a share of all values does not exceed; 0.5 is the median. NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; for an even number of values the lower of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rounds to a number of decimals, for tables. */
export function rounded(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}
