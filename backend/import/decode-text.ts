import { ImportProblem } from './imported-course.ts';

/** What a file begins with that says how its characters are written. */
const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le', name: 'UTF-16' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be', name: 'UTF-16' },
] as const;

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, which spreadsheets call "Unicode text". Other
 * encodings are refused, because a file does not say which one it is in, and what wrote it may have lost characters.
 *
 * @throws {ImportProblem} that names the first line that cannot be read
 */
export function decodeText(bytes: Uint8Array): string {
  const { encoding, name } = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte)) ?? {
    encoding: 'utf-8',
    name: 'UTF-8',
  };
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportProblem(`the file is not in ${name}${placeOf(bytes, encoding)}: ${advice}`);
  }
}

const advice =
  'save it as “CSV UTF-8” (Excel: “CSV UTF-8 (delimitato dal separatore di elenco)”; LibreOffice: character set Unicode (UTF-8))';

/** The first line with a character of another encoding. */
function placeOf(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'utf-8') return '';
  const text = new TextDecoder(encoding).decode(bytes);
  const before = text.slice(0, text.indexOf('\uFFFD'));
  return ` (line ${before.split(/\r\n|\r|\n/).length})`;
}
