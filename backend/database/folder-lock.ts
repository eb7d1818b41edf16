import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '../problem.ts';

/** Of SQLite. */
const busy = 5;
/** Locks of this process: one that nobody remembers would end. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process: PGlite would let two processes write the same files and destroy them. The lock is the operating
 * system's, by way of SQLite, so that it holds between containers too, and ends with the process however that ends.
 *
 * @returns what unlocks it
 * @throws {Problem} when another process has it; anything else when the lock cannot be made
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const owner = join(folder, 'in-use-by');
  const lock = await takeLock(file, owner);
  held.add(lock);
  await writeFile(owner, `process ${process.pid} on ${hostname()}\n`);
  return async () => {
    await rm(owner, { force: true });
    // Before the lock ends, so that nobody else's is removed.
    await rm(file, { force: true });
    held.delete(lock);
    lock.close();
  };
}

async function takeLock(file: string, owner: string): Promise<DatabaseSync> {
  for (;;) {
    await writeFile(file, '', { flag: 'a' });
    const { ino } = await stat(file);
    const lock = new DatabaseSync(file);
    try {
      // Nothing is written into it, so that it needs no journal in the folder.
      lock.exec('pragma journal_mode = memory; begin exclusive');
      // Whoever had it before may have removed the file meanwhile: what is locked then is none.
      if ((await stat(file).catch(() => null))?.ino === ino) return lock;
      lock.close();
    } catch (cause) {
      lock.close();
      throw isBusy(cause) ? await inUse(file, owner) : cause;
    }
  }
}

const isBusy = (cause: unknown): boolean => cause instanceof Error && 'errcode' in cause && cause.errcode === busy;

async function inUse(file: string, owner: string): Promise<Problem> {
  const who = (await readFile(owner, 'utf8').catch(() => '')).trim() || 'another process';
  return new Problem(
    `the data folder is in use by ${who}, which holds the lock ${file}: stop that backend or import, or set BACKEND_DATA to another folder`,
  );
}
