import type { ImportReport } from './import-records.ts';
import type { FileRecord } from './imported-course.ts';
import type { LostCount } from './lost-fields.ts';

/** What became of a file, for people: every refused record with its reason, what is not kept of the others, then the sum. */
export function reportLines({ added, changed, refused, lost, stored }: ImportReport): string[] {
  const reasons = refused.map(({ place, name, problem }) => `refused ${place}${quoted(name)}: ${problem}`);
  const sum = stored
    ? `imported: ${added} new, ${changed} known already, ${refused.length} refused`
    : `nothing was imported, because ${refused.length} records are refused: correct them, or leave them out with --skip-bad`;
  return [...reasons, ...lost.map(lostLine), sum];
}

function lostLine({ name, courses, example }: LostCount): string {
  const count = `${courses} ${courses === 1 ? 'course' : 'courses'}`;
  return `not kept: ${name} (${count}${example === null ? '' : `, such as ${example}`})`;
}

function quoted(name: FileRecord['name']): string {
  const plain = name.replaceAll(/[\p{Cc}]+/gu, ' ').trim();
  return plain === '' ? '' : ` (${plain.slice(0, 60)})`;
}
