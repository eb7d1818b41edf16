import { listFields, readRecord, recordFields } from './catalogue-record.ts';
import { type CsvRecord, readCsvRecords } from './csv-lines.ts';
import { type FileRecord, ImportProblem } from './imported-course.ts';

/** An apostrophe that the export puts before what a spreadsheet would take for a formula. */
const guarded = /^'+(?:[\t\r\n]|[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/;

/** The records of a CSV as the open data export writes it. @throws {ImportProblem} when it is no such file. */
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
    throw new ImportProblem(
      `the first line must name the columns of the export, separated by commas, semicolons or tabs: ${recordFields.join(', ')}`,
    );
  }
  const problems = [
    ...(missing.length > 0 ? [`lacks the columns ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`has columns that the export does not, or twice: ${unknown.map(quote).join(', ')}`] : []),
  ];
  if (problems.length > 0) throw new ImportProblem(`the first line ${problems.join(' and ')}`);
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
