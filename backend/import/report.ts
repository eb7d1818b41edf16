import type { ImportReport } from './import-records.ts';
import type { FileRecord } from './imported-course.ts';

/** What became of a file, for people: every refused record with its reason, then the sum. */
export function reportLines({ added, changed, refused, stored }: ImportReport): string[] {
  const reasons = refused.map(({ place, name, problem }) => `refused ${place}${quoted(name)}: ${problem}`);
  const sum = stored
    ? `imported: ${added} new, ${changed} known already, ${refused.length} refused`
    : `nothing was imported, because ${refused.length} records are refused: correct them, or leave them out with --skip-bad`;
  return [...reasons, sum];
}

function quoted(name: FileRecord['name']): string {
  const plain = name.replaceAll(/[\p{Cc}]+/gu, ' ').trim();
  return plain === '' ? '' : ` (${plain.slice(0, 60)})`;
}
