import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededFolder } from './data-folders.ts';
import { runFolder } from './run-folder.ts';
import { startBackend } from './running-backend.ts';

/** A backend that outlives the test file that started it. */
interface SharedBackend {
  readonly url: string;
  readonly rest: string;
  readonly pid: number;
}

const notePrefix = 'backend-';
/** The address of the web app in the settings of test backends. */
export const siteUrl = 'https://moocs.example.org';

/**
 * The backend with the seed's catalogue that all test files of a worker share, so that it starts only once. Tests must not change
 * anything in it. The first file that needs it starts it, and it ends with the run.
 */
export async function backendOfWorker(): Promise<SharedBackend> {
  const folder = runFolder() ?? '';
  const note = join(folder, `${notePrefix}${process.env.JEST_WORKER_ID}.json`);
  const noted = await readFile(note, 'utf8').catch(() => null);
  if (noted !== null) return JSON.parse(noted);
  const backend = await startBackend({ BACKEND_DATA: await seededFolder(), SITE_URL: siteUrl }, { flags: [] });
  const shared = { url: backend.url, rest: backend.rest, pid: backend.leave() };
  await writeFile(note, JSON.stringify(shared));
  return shared;
}

/** Kills the shared backends of a run, because nobody needs their data. @param folder of the run */
export async function endSharedBackends(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(notePrefix))) {
    const { pid }: SharedBackend = JSON.parse(await readFile(join(folder, name), 'utf8'));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The backend has already ended.
    }
  }
}
