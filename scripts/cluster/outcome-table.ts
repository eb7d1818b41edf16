import type { LoadResult } from './load.ts';

const columns = ['while', 'requests', 'lost', 'median ms', '99 % ms', 'slowest ms'] as const;
/** Maximum number of lost requests listed for each trial. */
const shownLost = 5;

/** The quantile of sorted durations, in milliseconds. @param share from 0 to 1 */
function quantile(durations: readonly number[], share: number): string {
  const index = Math.min(durations.length - 1, Math.floor(durations.length * share));
  return (durations[index] ?? 0).toFixed(0);
}

/** The results as lines of a Markdown table, followed by the lost requests. */
export function outcomeTable(results: readonly { readonly name: string; readonly result: LoadResult }[]): string[] {
  const rows = results.map(({ name, result: { requests, lost, durations } }) => [
    name,
    String(requests),
    String(lost.length),
    quantile(durations, 0.5),
    quantile(durations, 0.99),
    quantile(durations, 1),
  ]);
  const widths = columns.map((title, index) => Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const lost = results.flatMap(({ name, result }) =>
    result.lost.slice(0, shownLost).map((reason) => `lost while ${name}: ${reason}`),
  );
  return ['', line(columns), rule, ...rows.map(line), '', ...lost];
}
