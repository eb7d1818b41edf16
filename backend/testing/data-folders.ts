import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { madeOnce } from './made-once.ts';
import { runFolder } from './run-folder.ts';
import { programEnvironment, shortLived, startBackend } from './running-backend.ts';

const backend = join(import.meta.dirname, '..');
const originals = join(backend, '../.data/test-catalogues');
const lifetimeMs = 3_600_000;

/** The files that determine the content of a new data folder: all of the backend, so that none is forgotten. */
const sources = '**/*.{ts,sql,json,webm,webp,tsv,txt,gz}';

/** A data folder that takes seconds to make, so tests get copies of it. */
interface PreparedFolder {
  readonly name: string;
  /** Creates the folder with its content. @param folder does not exist yet */
  fill(folder: string): Promise<void>;
}

const empty: PreparedFolder = {
  name: 'empty',
  // Each start clears these buffers: PostgreSQL's usual 128 MB take a third of a second of processor time.
  fill: (folder) => runSql(folder, "alter system set shared_buffers = '16MB'"),
};

const catalogue: PreparedFolder = {
  name: 'catalogue',
  async fill(folder) {
    copyFolder(await originalOf(empty), folder);
    await (await startBackend({ BACKEND_DATA: folder })).stop();
  },
};

/** The reference data that an import adds to an empty database. It is made from the catalogue, which has the same ids. */
const foundation: PreparedFolder = {
  name: 'foundation',
  async fill(folder) {
    copyFolder(await originalOf(catalogue), folder);
    await runSql(
      folder,
      'delete from course',
      'delete from teacher',
      'delete from image where id not in (select unnest(array[logo_id, flag_logo_id, image_id]) from institution union select image_id from category)',
      'delete from vocabulary',
    );
  },
};

/** A new data folder with the catalogue. */
export function seededFolder(): Promise<string> {
  return copyOf(catalogue);
}

/** A new data folder with an empty database. */
export function emptyFolder(): Promise<string> {
  return copyOf(empty);
}

/** A new data folder with institutions, categories and their pictures, but no course. */
export function foundationFolder(): Promise<string> {
  return copyOf(foundation);
}

/** Runs statements on the database in a data folder; creates an empty database when there is none. */
export async function runSql(folder: string, ...statements: readonly string[]): Promise<void> {
  const args = [shortLived, join(import.meta.dirname, 'run-sql.ts'), folder, ...statements];
  await promisify(execFile)(process.execPath, args, { env: programEnvironment({}) });
}

/**
 * Copies a prepared folder. The copies stay until the run of Jest ends, because on some file systems creating a thousand files takes
 * five times the processor time right after as many were removed.
 */
async function copyOf(kind: PreparedFolder): Promise<string> {
  const copy = await mkdtemp(join(runFolder() ?? tmpdir(), 'mooc-data-'));
  copyFolder(await originalOf(kind), copy);
  return copy;
}

/** Copies synchronously: the asynchronous `cp` takes three times the processor time for the thousand files of a database. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** The prepared folder of a kind for the current state of the sources; the first test that needs it creates it. */
async function originalOf(kind: PreparedFolder): Promise<string> {
  const state = await stateOfSources();
  const original = join(originals, `${kind.name}-${state}`);
  await madeOnce(original, async () => {
    await removeOld(state);
    await make(original, kind);
  });
  return original;
}

async function make(original: string, { fill }: PreparedFolder): Promise<void> {
  const folder = `${original}-${randomUUID()}`;
  await fill(folder);
  // If another program was faster, its folder is used.
  await rename(folder, original).catch(() => rm(folder, { recursive: true }));
}

/** Removes the folders of other states; a young folder may still be in use by another run. */
async function removeOld(state: string): Promise<void> {
  await mkdir(originals, { recursive: true });
  for (const name of (await readdir(originals)).filter((entry) => !entry.includes(state))) {
    const folder = join(originals, name);
    if (Date.now() - (await stat(folder)).mtimeMs > lifetimeMs) await rm(folder, { recursive: true });
  }
}

/** The state of the sources, and the day: the catalogue's dates are relative to the day on which it is loaded. */
async function stateOfSources(): Promise<string> {
  return `${await sharedHash()}-${new Date().toISOString().slice(0, 10)}`;
}

/** The hash of the sources, 11 MB with their pictures: reading them takes half a second, so a run of Jest does it once. */
async function sharedHash(): Promise<string> {
  const run = runFolder();
  if (run === undefined) return hashOfSources();
  const file = join(run, 'hash-of-sources');
  await madeOnce(file, async () => {
    await writeFile(`${file}-new`, await hashOfSources());
    await rename(`${file}-new`, file);
  });
  return readFile(file, 'utf8');
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: backend })) if (!file.endsWith('.test.ts')) files.push(file);
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(join(backend, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
