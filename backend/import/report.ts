import type { CountNotKept } from './check-records.ts';
import { shown } from './fields.ts';
import type { ImportReport } from './import-records.ts';
import type { FileRecord } from './imported-course.ts';

/** Characters shown of what is wrong with one record, which may be wrong in a hundred thousand places. */
const maxProblemLength = 5_000;

/** The report of an import: every refused record with its reasons, courses with odd dates, the fields that are not kept, then the totals. */
export function reportLines({ added, changed, refused, notKept, reversed, stored }: ImportReport): string[] {
  const reasons = refused.map(
    ({ place, name, problem }) => `refused ${place}${quoted(name)}: ${problem.slice(0, maxProblemLength)}`,
  );
  const odd = reversed.map(
    ({ place, name }) => `closes before it opens, which then does not count: ${place}${quoted(name)}`,
  );
  if (stored && added + changed + refused.length === 0) return ['nothing was imported: the file holds no courses'];
  const sum = stored
    ? `imported: ${added} new, ${changed} known already, ${refused.length} refused`
    : `nothing was imported, because of ${refused.length} refused ${refused.length === 1 ? 'record' : 'records'}: correct what is wrong, or leave it out with --skip-bad`;
  return [...reasons, ...odd, ...notKept.map(notKeptLine), sum];
}

/** A line for a file that is one page of a document: it names the other pages, whose courses are not in the file. */
export function pageLines(otherPages: readonly string[]): string[] {
  if (otherPages.length === 0) return [];
  const addresses = otherPages.map((address) => shown(address, 200)).join(', ');
  return [`one page of several: courses of the others are not in this file, and stay as they are (${addresses})`];
}

function notKeptLine({ name, courses, example }: CountNotKept): string {
  const count = `${courses} ${courses === 1 ? 'course' : 'courses'}`;
  return `not kept: ${shown(name, 200)} (${count}${example === null ? '' : `, such as ${example}`})`;
}

function quoted(name: FileRecord['name']): string {
  const plain = shown(name);
  return plain === '' ? '' : ` (${plain})`;
}

/** Width of the bar, in characters. */
const width = 30;

/** The output stream for the progress. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress: on a terminal a bar that is redrawn in place, elsewhere a line for each tenth. */
export function progressBar(screen: Screen): (done: number, total: number) => void {
  const step = screen.isTTY ? 1 : 10;
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor(((total === 0 ? 1 : done / total) * 100) / step) * step;
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round((percent / 100) * width);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${percent}% ${done}/${total}`;
    screen.write(screen.isTTY ? `\r${bar}${done === total ? '\n' : ''}` : `${bar}\n`);
  };
}
