import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type FileRecord, ImportProblem } from './imported-course.ts';
import { readCsv } from './read-csv.ts';
import { readMoochub } from './read-moochub.ts';

/** The records of a file, by what it holds: a MOOChub document, or else the CSV of the export. @throws {ImportProblem} */
export async function readImportFile(path: string): Promise<FileRecord[]> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new ImportProblem(`${path} cannot be read (${cause.code ?? cause.message}): check its name`);
  });
  const content = decode(bytes);
  return content.trimStart().startsWith('{') ? readMoochub(parseDocument(content)) : readCsv(content);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportProblem('the file is not in UTF-8: save it as UTF-8');
  }
}

function parseDocument(content: string): readonly unknown[] {
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch (cause) {
    throw new ImportProblem(`the file is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const parsed = z.object({ data: z.array(z.unknown()) }).safeParse(document);
  if (!parsed.success) throw new ImportProblem('the file is no MOOChub document: it has no list called data');
  return parsed.data.data;
}
