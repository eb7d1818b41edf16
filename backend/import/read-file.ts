import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { decodeText } from './decode-text.ts';
import { type FileRecord, ImportProblem } from './imported-course.ts';
import { readCsv } from './read-csv.ts';
import { readJsonExport } from './read-json-export.ts';
import { readMoochub } from './read-moochub.ts';

/**
 * The records of a file, by what it holds: a MOOChub document, the JSON of the export, or else its CSV.
 *
 * @throws {ImportProblem}
 */
export async function readImportFile(path: string): Promise<FileRecord[]> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new ImportProblem(`${path} cannot be read (${cause.code ?? cause.message}): check its name`);
  });
  const content = decodeText(bytes);
  return /^\s*[{[]/.test(content) ? readDocument(parseJson(content)) : readCsv(content);
}

const moochubSchema = z.object({ data: z.array(z.unknown()) });
const exportSchema = z.object({ courses: z.array(z.unknown()) });

function readDocument(document: unknown): FileRecord[] {
  const exported = exportSchema.safeParse(document);
  if (exported.success) return readJsonExport(document, exported.data.courses);
  const moochub = moochubSchema.safeParse(document);
  if (moochub.success) return readMoochub(moochub.data.data);
  throw new ImportProblem(
    'the file is no MOOChub document, for it has no list called data, and no export, for it has no list called courses',
  );
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    // The parser's own words are for programmers; where it stopped helps anybody.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(cause)) ?? [];
    const place = line ? `it cannot be read from line ${line}, character ${column} on` : 'it ends too early';
    throw new ImportProblem(`the file is no JSON: ${place}; export it again`);
  }
}
