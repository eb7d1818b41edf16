import { type CsvError, parse } from 'csv-parse/sync';
import { Problem } from '../problem.ts';
import { listFields, readRecord, recordFields } from './catalogue-record.ts';
import type { FileRecord } from './imported-course.ts';

/** An apostrophe that the export puts before what a spreadsheet would take for a formula. */
const guarded = /^'+(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/;

/** The records of a CSV as the open data export writes it. @throws {Problem} when it is no such file. */
export function readCsv(content: string): FileRecord[] {
  const [header, ...records] = readCsvRecords(content);
  const names = (header?.cells ?? []).map((name) => name.trim());
  checkColumns(names);
  return records.map((record) => readLine(names, record));
}

function checkColumns(names: readonly string[]): void {
  const missing = recordFields.filter((name) => !names.includes(name));
  const known: readonly string[] = recordFields;
  const unknown = names.filter((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (missing.length === recordFields.length) {
    throw new Problem(
      `the first line must name the columns of the export, separated by commas, semicolons or tabs: ${recordFields.join(', ')}`,
    );
  }
  const problems = [
    ...(missing.length > 0 ? [`lacks the columns ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`has columns that the export does not, or twice: ${unknown.map(quote).join(', ')}`] : []),
  ];
  if (problems.length > 0) throw new Problem(`the first line ${problems.join(' and ')}`);
}

const quote = (name: string) => `"${name.slice(0, 60)}"`;

function readLine(names: readonly string[], { cells, line }: CsvRecord): FileRecord {
  const place = `line ${line}`;
  if (cells.length !== names.length) {
    const name = cells[names.indexOf('title')] ?? '';
    const problem = `has ${cells.length} cells, and the first line names ${names.length} columns: a cell with the separator, a quotation mark or a line break in it must be in quotation marks`;
    return { place, name, course: null, problem };
  }
  return readRecord(Object.fromEntries(names.map((name, index) => [name, readCell(name, cells[index] ?? '')])), place);
}

/** What a cell holds: nothing, a list in JSON, or a text. */
function readCell(name: string, cell: string): unknown {
  if (cell === '') return null;
  if (!listFields.has(name)) return guarded.test(cell) ? cell.slice(1) : cell;
  try {
    return JSON.parse(cell);
  } catch {
    // No list: the schema says what one looks like.
    return cell;
  }
}

/** A record of a CSV. */
interface CsvRecord {
  readonly cells: readonly string[];
  /** The line on which it begins, 1-based: a cell may have several. */
  readonly line: number;
}

const separators = [',', ';', '\t'] as const;

/** A first line that says to Excel what separates the cells. */
const declaration = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i;

/** What separates the cells: what stands most often in the first line, outside of quotation marks. */
function separatorOf(content: string): string {
  const [first = ''] = /^[^\r\n]*/.exec(content.trimStart()) ?? [];
  const names = first.replaceAll(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({ separator, count: names.split(separator).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

/**
 * The records of a CSV (RFC 4180) whose cells are separated by commas, semicolons or tabs; empty lines are none.
 *
 * @throws {Problem} that names the line where a quotation mark is in a wrong place
 */
function readCsvRecords(content: string): CsvRecord[] {
  const [declared = '', named] = declaration.exec(content) ?? [];
  const table = content.slice(declared.length);
  const bytes = Buffer.from(table);
  const separator = named ?? separatorOf(table);
  const lines = new LineCounter(bytes, separator, declared === '' ? 1 : 2);
  const found: CsvRecord[] = [];
  try {
    parse(bytes, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { bytes: end }) => {
        found.push({ cells, line: lines.beginOf(end) });
        return null;
      },
    });
  } catch (cause) {
    throw new Problem(`the file is no CSV: ${reasonOf(cause, lines.beginOf(bytes.length))}`);
  }
  return found;
}

/** Counts lines from one record to the next. */
class LineCounter {
  readonly #bytes: Buffer;
  readonly #blank: ReadonlySet<number>;
  #counted = 0;
  #line: number;
  /** Where the last record ended. */
  #end = 0;

  /** @param line on which the bytes begin */
  constructor(bytes: Buffer, separator: string, line: number) {
    this.#bytes = bytes;
    this.#line = line;
    this.#blank = new Set(Buffer.from(`\r\n \t${separator}`));
  }

  /** The line on which the record begins that ends at a byte; to be called in the order of the records. */
  beginOf(end: number): number {
    let begin = this.#end;
    while (begin < end && this.#blank.has(this.#bytes[begin] ?? 0)) begin += 1;
    const passed = this.#bytes.toString('latin1', this.#counted, begin);
    this.#line += passed.match(/\r\n|\r|\n/g)?.length ?? 0;
    this.#counted = begin;
    this.#end = end;
    return this.#line;
  }
}

function reasonOf(cause: unknown, line: number): string {
  const code = cause instanceof Error && 'code' in cause ? (cause as CsvError).code : null;
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `a quotation mark of the record that begins on line ${line} is never closed`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `a quotation mark stands alone in the record that begins on line ${line}: write it twice, and put the whole cell into quotation marks`;
    default:
      return `the record that begins on line ${line} cannot be read`;
  }
}
