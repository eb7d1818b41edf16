import type { Check, Table } from '../model.ts';
import type { Results } from './results.ts';

const begin = '<!-- results: written by npm run bench -->';
const end = '<!-- end of results -->';

type Row = readonly (string | number)[];

/** A table with aligned columns, which is how Biome formats it and people read it best. */
function alignedTable(columns: readonly string[], rows: readonly Row[]): string {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, index) => (row[index] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join('\n');
}

const tableText = ({ title, columns, rows }: Table) => `#### ${title}\n\n${alignedTable(columns, rows)}`;

function checkTable(checks: readonly Check[]): string {
  const rows = checks.map(({ rule, limit, measured, holds }) => [rule, limit, measured, holds ? 'yes' : '**no**']);
  return `### What must hold\n\n${alignedTable(['what', 'limit', 'measured', 'holds'], rows)}`;
}

/** The results as Markdown: the checks, the picture, then each part with its machine and time. */
export function resultsMarkdown(results: Results): string {
  const parts = Object.entries(results);
  const checks = parts.flatMap(([, part]) => part.checks);
  const sections = parts.map(([name, { machine, measuredAt, tables }]) => {
    const { processor, cores, memory, system, node } = machine;
    const where = `${measuredAt.slice(0, 16).replace('T', ' ')} UTC; ${processor}, ${cores} cores, ${memory}; ${system}; Node ${node}.`;
    return [`### ${name}`, where, ...tables.map(tableText)].join('\n\n');
  });
  return [checkTable(checks), '![The results as bars](results.svg)', ...sections].join('\n\n');
}

/** Replaces the text between the markers of a document. @throws when the document has no markers */
export function replaceResults(document: string, text: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" with "${end}" after it`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
