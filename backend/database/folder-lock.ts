import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '../problem.ts';

/** SQLite's error code for a locked file. */
const busy = 5;
/** Keeps references to the locks of this process, because a garbage-collected database would release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process, because PGlite would let two processes write the same files and destroy them. SQLite takes a lock
 * of the operating system. Such a lock also works between containers, and ends with the process even when that crashes.
 *
 * @returns a function that unlocks the folder
 * @throws {Problem} when another process holds the lock; any other error when the lock cannot be created
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const owner = join(folder, 'in-use-by');
  const lock = await takeLock(file, owner);
  held.add(lock);
  await writeFile(owner, `process ${process.pid} on ${hostname()}\n`);
  return async () => {
    await rm(owner, { force: true });
    // The file is removed while it is still locked. Later it could be the file of another process.
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
      // Nothing is written to the database, so it needs no journal file in the folder.
      lock.exec('pragma journal_mode = memory; begin exclusive');
      // The previous owner may have removed the file meanwhile; then this lock protects nothing and is taken again.
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
