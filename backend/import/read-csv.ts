import { type CsvError, parse } from 'csv-parse/sync';
import { Problem } from '../problem.ts';
import { listFields, readRecord, recordFields } from './catalogue-record.ts';
import { shown } from './fields.ts';
import type { FileRecord } from './imported-course.ts';

/** A cell with the apostrophe that the export writes before texts that look like formulas to a spreadsheet. */
const guarded = /^'+(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Reads the records of the open data export's CSV. @throws {Problem} when the file is no such CSV */
export function readCsv(content: string): FileRecord[] {
  const [header, ...records] = readCsvRecords(content);
  const cells = (header?.cells ?? []).map((name) => name.trim());
  const names = cells.slice(0, cells.findLastIndex((name) => name !== '') + 1);
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

const quote = (name: string) => `"${shown(name)}"`;

function readLine(names: readonly string[], record: CsvRecord): FileRecord {
  const { line } = record;
  const cells = withoutEmptyEnd(record.cells, names.length);
  const place = `line ${line}`;
  if (cells.length !== names.length) {
    const name = cells[names.indexOf('title')] ?? '';
    const problem = `has ${cells.length} cells, and the first line names ${names.length} columns: a cell with the separator, a quotation mark or a line break in it must be in quotation marks`;
    return { place, name, course: null, problem };
  }
  return readRecord(Object.fromEntries(names.map((name, index) => [name, readCell(name, cells[index] ?? '')])), place);
}

/** Cells without empty ones after the last column: spreadsheets write columns in which something stood once. */
function withoutEmptyEnd(cells: readonly string[], columns: number): readonly string[] {
  return cells.slice(columns).every((cell) => cell.trim() === '') ? cells.slice(0, columns) : cells;
}

/** The value of a cell: null, a list in JSON, or a text. */
function readCell(name: string, cell: string): unknown {
  if (cell === '') return null;
  if (!listFields.has(name)) return guarded.test(cell) ? cell.slice(1) : cell;
  try {
    return JSON.parse(cell);
  } catch {
    // The schema then reports that this is no list.
    return cell;
  }
}

/** A record of a CSV. */
interface CsvRecord {
  readonly cells: readonly string[];
  /** The line on which it begins, from 1; a cell may span several lines. */
  readonly line: number;
}

const separators = [',', ';', '\t'] as const;

/** A first line that declares the separator for Excel. */
const declaration = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i;

/** Guesses the separator: the one that occurs most often in the first line, outside quotation marks. */
function separatorOf(content: string): string {
  const [first = ''] = /^[^\r\n]*/.exec(content.trimStart()) ?? [];
  const names = first.replaceAll(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({ separator, count: names.split(separator).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Parses a CSV (RFC 4180) with commas, semicolons or tabs as separators; lines with nothing but separators are skipped.
 *
 * @throws {Problem} that names the line of a misplaced quotation mark
 */
function readCsvRecords(content: string): CsvRecord[] {
  const [declared = '', named] = declaration.exec(content) ?? [];
  const table = content.slice(declared.length);
  const bytes = Buffer.from(table);
  const found: CsvRecord[] = [];
  let line = declared === '' ? 1 : 2;
  let begin = 0;
  /** The line on which a record begins, after empty lines. Call it in the order of the records. @param end byte at which it ends */
  const firstLineOf = (end: number) => {
    const raw = bytes.toString('latin1', begin, end);
    const first = line + breaksIn(/^[\r\n]*/.exec(raw)?.[0] ?? '');
    line += breaksIn(raw);
    begin = end;
    return first;
  };
  try {
    parse(bytes, {
      delimiter: named ?? separatorOf(table),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes: end }) => {
        found.push({ cells, line: firstLineOf(end) });
        return null;
      },
    });
  } catch (cause) {
    throw new Problem(`the file is no CSV: ${reasonOf(cause, firstLineOf(bytes.length))}`);
  }
  return found.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
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
