import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { readRecord } from './catalogue-record.ts';
import { shown } from './fields.ts';
import type { FileRecord, ImportFile } from './imported-course.ts';
import { readCsv } from './read-csv.ts';
import { readMoochub } from './read-moochub.ts';

/**
 * Reads a file: a MOOChub document or a page of one, the JSON of the export, or the CSV of the export.
 *
 * @throws {Problem}
 */
export async function readImportFile(path: string): Promise<ImportFile> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new Problem(`${path} cannot be read (${cause.code ?? cause.message}): check its name`);
  });
  const content = decodeText(bytes);
  return /^\s*[{[]/.test(content) ? readDocument(parseJson(content)) : { records: readCsv(content), otherPages: [] };
}

/** A link of JSON:API, as a string or in an object; null when it is unreadable. */
const link = z
  .union([z.string(), z.object({ href: z.string() }).transform(({ href }) => href)])
  .nullish()
  .catch(null);
const moochubSchema = z.object({
  data: z.array(z.unknown()),
  links: z.object({ self: link, prev: link, next: link }).nullish().catch(null),
});
/** The export, with the number of courses that it states; older exports do not have it. */
const exportSchema = z.object({ courses: z.array(z.unknown()), count: z.unknown().optional() });

function readDocument(document: unknown): ImportFile {
  const exported = exportSchema.safeParse(document);
  if (exported.success) return { records: readJsonExport(exported.data), otherPages: [] };
  const moochub = moochubSchema.safeParse(document);
  if (moochub.success) {
    const { data, links } = moochub.data;
    const otherPages = [links?.prev, links?.next].flatMap((page) => (page && page !== links?.self ? [page] : []));
    return { records: readMoochub(data), otherPages };
  }
  throw new Problem(
    'the file is no MOOChub document, for it has no list called data, and no export, for it has no list called courses',
  );
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new Problem(`the file is no JSON: ${placeIn(String(cause))}; export it again`);
  }
}

/** The place that a message of the JSON parser names. The rest of the message is for programmers. */
function placeIn(message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line) return `it cannot be read from line ${line}, character ${column} on`;
  const [, near] = /token '.', (?:\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/su.exec(message) ?? [];
  return near === undefined ? 'it ends too early' : `it cannot be read at this place: ${shown(near)}`;
}

/**
 * Reads the records of the open data export's JSON.
 *
 * @throws {Problem} when the number of courses differs from the stated count
 */
function readJsonExport({ courses, count = null }: z.output<typeof exportSchema>): FileRecord[] {
  if (count !== null && count !== courses.length) {
    throw new Problem(
      `the file says that it holds ${shown(JSON.stringify(count))} courses ("count"), and ${courses.length} are in it: export it again, or correct the number`,
    );
  }
  return courses.map((record, index) => readRecord(record, `course ${index + 1}`));
}

/** Byte order marks at the start of a file. */
const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark, which spreadsheets call "Unicode text". Other encodings are refused,
 * because a file does not state its encoding, and the program that wrote it may have lost characters.
 *
 * @throws {Problem} that names the first unreadable line
 */
function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(`the file is not in ${marked ? 'UTF-16' : 'UTF-8'}${placeOf(bytes, encoding)}: ${advice}`);
  }
}

const advice =
  'save it as “CSV UTF-8” (Excel: “CSV UTF-8 (delimitato dal separatore di elenco)”; LibreOffice: character set Unicode (UTF-8))';

/** The first line with an invalid character, for the message. */
function placeOf(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'utf-8') return '';
  const text = new TextDecoder(encoding).decode(bytes);
  const before = text.slice(0, text.indexOf('\uFFFD'));
  return ` (line ${before.split(/\r\n|\r|\n/).length})`;
}
