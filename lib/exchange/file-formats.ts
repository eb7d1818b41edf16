import type { DataLicence } from '@/lib/model/data-licence';
import type { CatalogueRecord } from './catalogue-record';
import { csvHeader, csvLine, type Separator } from './csv';

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
    begin: csvHeader(separator),
    end: () => '',
    line: (record) => csvLine(record, separator),
  };
}
