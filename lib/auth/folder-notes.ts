import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Notes } from '../cache/notes.ts';

/** {@link Notes} for the processes of one machine: files in a folder that only this user can read. */
export class FolderNotes implements Notes {
  readonly #folder: string;

  /** @param folder created if it does not exist */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<string | null> {
    return readFile(this.#file(name), 'utf8').catch(() => null);
  }

  async write(name: string, text: string, lifetimeMs: number): Promise<void> {
    await this.#makeFolder();
    const draft = `${this.#file(name)}.${randomUUID()}`;
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await rename(draft, this.#file(name));
    await this.#removeOlderThan(lifetimeMs);
  }

  async lock(name: string, lifetimeMs: number): Promise<(() => Promise<void>) | null> {
    await this.#makeFolder();
    const file = `${this.#file(name)}.lock`;
    const owner = randomUUID();
    try {
      await writeFile(file, owner, { mode: 0o600, flag: 'wx' });
      return async () => {
        // An expired lock may belong to another process by now.
        if ((await this.read(`${name}.lock`)) === owner) await rm(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isOlderThan(file, lifetimeMs)) {
      // Renaming is atomic: of all processes that see a stale lock, only one removes it.
      const taken = `${file}.${randomUUID()}`;
      await rename(file, taken).then(
        () => rm(taken, { force: true }),
        () => undefined,
      );
    }
    return null;
  }

  async #makeFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async #removeOlderThan(ageMs: number): Promise<void> {
    const files = (await readdir(this.#folder)).map((name) => this.#file(name));
    await Promise.all(files.map(async (file) => (await isOlderThan(file, ageMs)) && rm(file, { force: true })));
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }
}

/** Whether a file exists and was last written more than `ageMs` ago. */
async function isOlderThan(file: string, ageMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ageMs;
}
