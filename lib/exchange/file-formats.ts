import { stringify } from 'csv-stringify/sync';
import type { DataLicence } from '@/lib/model/data-licence';
import type { CatalogueRecord } from './catalogue-record';

/** The columns of the CSV, in order. */
export const columns = [
  ...['id', 'uuid', 'kind', 'url', 'language', 'subtitle_languages', 'title', 'subtitle', 'description', 'information'],
  ...['learning_outcomes', 'activities', 'assessment', 'workload', 'prerequisites', 'contacts', 'eqf_level'],
  ...['opens_at', 'closes_at', 'course_url', 'video_url', 'image_url', 'institutions', 'teachers', 'categories'],
  ...['targets', 'isced_codes', 'members'],
] as readonly (keyof CatalogueRecord)[];

/** The separators of the cells in a line, by their names in addresses. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

export type Separator = keyof typeof separators;

/**
 * A text that a spreadsheet treats as a formula. Leading blanks, which a spreadsheet strips, and the text's own leading
 * apostrophes do not change that.
 */
const formula = /^'*(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Spreadsheets read a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * A line of the file (RFC 4180). Every cell with a value is quoted, because programs differ in which characters need quotes:
 * a bare line feed, a blank at the end, another separator. A list is JSON in its cell. A text that a spreadsheet would run as
 * a formula gets an apostrophe in front. A program that reads the file removes the first apostrophe from a text that begins
 * with apostrophes and matches {@link formula}.
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

/** The parts of an export file, for writing it piece by piece. */
export interface FileFormat {
  readonly name: string;
  readonly contentType: string;
  readonly begin: string;
  /** @param count number of courses and series in the file */
  end(count: number): string;
  line(record: CatalogueRecord, isFirst: boolean): string;
}

/**
 * JSON with its time of creation, its licence (`null` when none is stated) and, at the end, its number of courses and
 * series.
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

/** CSV, or tab-separated values, which have their own media type. */
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
