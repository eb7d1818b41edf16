import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededFolder } from './data-folders.ts';
import { madeOnce } from './made-once.ts';
import { runFolder } from './run-folder.ts';
import { startBackend } from './running-backend.ts';

/** A backend that outlives the test file that started it. */
interface SharedBackend {
  readonly url: string;
  readonly rest: string;
  readonly pid: number;
}

/** The address of the web app in the settings of test backends. */
export const siteUrl = 'https://moocs.example.org';
/** Variables of a backend for that site. Because of its address, only people who are named can sign in. */
export const siteVariables = { SITE_URL: siteUrl, DEMO_PEOPLE: 'editor,admin,delegate' };

/** The file that names the shared backend of a run. @param folder of the run */
const noteIn = (folder: string) => join(folder, 'backend.json');
const readNote = async (note: string): Promise<SharedBackend> => JSON.parse(await readFile(note, 'utf8'));

/**
 * The backend with the seed's catalogue that all test files of a run share, so that it starts only once. Tests must not change
 * anything in it. The first file that needs it starts it, and it ends with the run.
 */
export async function sharedBackend(): Promise<SharedBackend> {
  const note = noteIn(runFolder() ?? '');
  await madeOnce(note, async () => {
    const backend = await startBackend({ BACKEND_DATA: await seededFolder(), ...siteVariables }, { flags: [] });
    const shared = { url: backend.url, rest: backend.rest, pid: backend.leave() };
    await writeFile(`${note}.new`, JSON.stringify(shared));
    await rename(`${note}.new`, note);
  });
  return readNote(note);
}

/** Kills the shared backend of a run, because nobody needs its data. @param folder of the run */
export async function endSharedBackend(folder: string): Promise<void> {
  const shared = await readNote(noteIn(folder)).catch(() => null);
  if (shared === null) return;
  try {
    process.kill(shared.pid, 'SIGKILL');
  } catch {
    // The backend has already ended.
  }
}
