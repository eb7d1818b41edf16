import { stringify } from 'csv-stringify/sync';
import type { CatalogueRecord } from './catalogue-record';

/** The columns of the CSV in order. */
export const columns = [
  ...['id', 'uuid', 'kind', 'url', 'language', 'subtitle_languages', 'title', 'subtitle', 'description', 'information'],
  ...['learning_outcomes', 'activities', 'assessment', 'workload', 'prerequisites', 'contacts', 'eqf_level'],
  ...['opens_at', 'closes_at', 'course_url', 'video_url', 'image_url', 'institutions', 'teachers', 'categories'],
  ...['targets', 'isced_codes', 'members'],
] as readonly (keyof CatalogueRecord)[];

/** What a spreadsheet takes for the beginning of a formula, also after apostrophes of its own. */
const formula = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/** The first line of the file: the names of the columns. */
export function csvHeader(): string {
  return byteOrderMark + stringify([[...columns]], { record_delimiter: '\r\n' });
}

/**
 * A line of the file (RFC 4180). A list is JSON in its cell. Before a text that a spreadsheet would run stands an
 * apostrophe; whoever reads it by program takes one away from a text that begins with apostrophes and then one of
 * `= + - @`, a tab or a carriage return.
 */
export function csvLine(record: CatalogueRecord): string {
  return stringify([columns.map((column) => cell(record[column]))], { record_delimiter: '\r\n' });
}

function cell(value: CatalogueRecord[keyof CatalogueRecord]): string {
  if (value === null) return '';
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  return value.length === 0 ? '' : JSON.stringify(value);
}
