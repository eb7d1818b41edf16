import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { emptyFolder } from '@/backend/testing/data-folders';
import { shortLived } from '@/backend/testing/running-backend';

/** Reads the rows of a CSV with an independent program, without the first row. */
export type OutsideReader = (csv: Uint8Array, separator: ',' | ';' | '\t') => Promise<string[][]>;

const python = `
import csv, io, json, sys
csv.field_size_limit(10_000_000)
text = io.TextIOWrapper(sys.stdin.buffer, "utf-8-sig", newline="")
rows = list(csv.reader(text, delimiter=sys.argv[1], strict=True))
print(json.dumps(rows[1:]))
`;

/** Runs a program with the file as input; returns the parsed output. */
async function run(command: string, args: readonly string[], input: Uint8Array): Promise<string[][]> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, problems] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    problems += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(`${command} cannot read the file: ${problems.slice(-1000)}`);
  return JSON.parse(output);
}

/** Reads the file with Python's `csv` module, as data analysts do. */
export const readWithPython: OutsideReader = (csv, separator) =>
  run('python3', ['-c', python, separator], csv).catch((cause) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new Error('This test reads the CSV with another language: it needs the command python3. Install Python 3.');
  });

/**
 * Reads the file with PostgreSQL's `COPY`, which keeps every cell unchanged or refuses the file. The database is copied from a
 * prepared one, because creating one takes seconds.
 */
export const readWithPostgres =
  (columns: number): OutsideReader =>
  async (csv, separator) => {
    const program = path.join(__dirname, 'read-with-postgres.mjs');
    const database = path.join(await emptyFolder(), 'postgres');
    const words = [database, String(columns), separator === '\t' ? '\\t' : separator];
    return run(process.execPath, [shortLived, program, ...words], csv);
  };
