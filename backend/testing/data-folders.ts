import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from './running-backend.ts';

const backend = join(import.meta.dirname, '..');
const originals = join(backend, '../.data/test-catalogues');
const keptMs = 3_600_000;

/** What decides how a new data folder looks. */
const sources = ['catalogue', 'database', 'pictures', 'seed'].map((folder) => `${folder}/**/*.{ts,sql,json,webm}`);

/** A data folder of the test's own with the catalogue in it, whose pictures take a while to draw. */
export function seededFolder(): Promise<string> {
  return copyOf('catalogue', async (folder) => {
    await (await startBackend({ BACKEND_DATA: folder })).stop();
  });
}

/** A data folder of the test's own with an empty database, which takes seconds to make as well. */
export function emptyFolder(): Promise<string> {
  return copyOf('empty', async (folder) => {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'create-database.ts'), folder]);
  });
}

/** Fills one folder for each state of the sources, and gives the tests copies of it. */
async function copyOf(kind: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const original = join(originals, `${kind}-${await stateOfSources()}`);
  if (!(await isThere(original))) await make(original, fill);
  const copy = await mkdtemp(join(tmpdir(), 'mooc-backend-'));
  await cp(original, copy, { recursive: true });
  return copy;
}

async function make(original: string, fill: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(originals, { recursive: true });
  await removeOld();
  const folder = await mkdtemp(`${original}-`);
  await fill(folder);
  // Another worker may have been faster; its folder is as good.
  await rename(folder, original).catch(() => rm(folder, { recursive: true }));
}

/** Folders of former states; one that is young may be in use by another run. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(originals)) {
    const folder = join(originals, name);
    if (Date.now() - (await stat(folder)).mtimeMs > keptMs) await rm(folder, { recursive: true });
  }
}

async function stateOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: backend })) if (!file.endsWith('.test.ts')) files.push(file);
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(join(backend, file)));
  }
  // The dates of the catalogue count from the day it is loaded.
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex').slice(0, 16);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
