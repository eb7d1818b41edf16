import { stringify } from 'csv-stringify/sync';
import type { DataLicence } from '@/lib/model/data-licence';
import type { CatalogueRecord } from './catalogue-record';

/** The columns of the CSV in order. */
export const columns = [
  ...['id', 'uuid', 'kind', 'url', 'language', 'subtitle_languages', 'title', 'subtitle', 'description', 'information'],
  ...['learning_outcomes', 'activities', 'assessment', 'workload', 'prerequisites', 'contacts', 'eqf_level'],
  ...['opens_at', 'closes_at', 'course_url', 'video_url', 'image_url', 'institutions', 'teachers', 'categories'],
  ...['targets', 'isced_codes', 'members'],
] as readonly (keyof CatalogueRecord)[];

/** What stands between the cells of a line, by the name that an address gives it. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

export type Separator = keyof typeof separators;

/**
 * What a spreadsheet takes for the beginning of a formula, also after blanks that it takes away, and after apostrophes of
 * the text's own.
 */
const formula = /^'*(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * A line of the file (RFC 4180). Every cell but an empty one is quoted: which characters need it differs from reader to reader: a bare
 * line feed, a blank at the end, another separator. A list is JSON in its cell. A text that a spreadsheet would run has an apostrophe
 * before it; a program that reads the file takes the first apostrophe away from a text that begins with apostrophes followed by what
 * {@link formula} names.
 */
function csvLine(record: CatalogueRecord, separator: Separator): string {
  return stringify([columns.map((column) => cell(record[column]))], {
    delimiter: separators[separator],
    quoted: true,
    quoted_empty: false,
    record_delimiter: '\r\n',
  });
}

function cell(value: CatalogueRecord[keyof CatalogueRecord]): string {
  if (value === null) return '';
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  return value.length === 0 ? '' : JSON.stringify(value);
}

/** How a file of the export is written, piece by piece. */
export interface FileFormat {
  readonly name: string;
  readonly contentType: string;
  readonly begin: string;
  /** @param count courses and series that the file holds */
  end(count: number): string;
  line(record: CatalogueRecord, isFirst: boolean): string;
}

/**
 * JSON that says when it was made, under which licence (null: none is stated) and, at its end, how many courses and series
 * it holds.
 *
 * @param madeAt milliseconds since the epoch
 */
export function jsonFormat(madeAt: number, licence: DataLicence | null): FileFormat {
  const head = { made_at: new Date(madeAt).toISOString(), licence };
  return {
    name: 'courses.json',
    contentType: 'application/json; charset=utf-8',
    begin: `${JSON.stringify(head).slice(0, -1)},"courses":[\n`,
    end: (count) => `\n],"count":${count}}\n`,
    line: (record, isFirst) => (isFirst ? '' : ',\n') + JSON.stringify(record),
  };
}

/** CSV, or values separated by tabs, which have a type of their own. */
export function csvFormat(separator: Separator): FileFormat {
  const type = separator === 'tab' ? 'text/tab-separated-values' : 'text/csv';
  return {
    name: separator === 'tab' ? 'courses.tsv' : 'courses.csv',
    contentType: `${type}; charset=utf-8; header=present`,
    begin: `${byteOrderMark}${columns.join(separators[separator])}\r\n`,
    end: () => '',
    line: (record) => csvLine(record, separator),
  };
}
