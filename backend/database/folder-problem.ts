import { access, constants, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.ts';
import { codeOf, reasonOf } from './database.ts';

/** PostgreSQL's write-ahead log has files of this size; with less free space it cannot work. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Checks for a file in the place of the folder, a full disk and missing rights after a failure, because PGlite reports the last two as
 * all kinds of errors.
 * @returns `null` when it is none of these
 */
export async function environmentProblem(folder: string, cause: unknown): Promise<Problem | null> {
  const reason = reasonOf(cause);
  const code = codeOf(cause) ?? '';
  if (code === 'ENOTDIR') {
    return new Problem(`the data folder ${folder} is a file, or below one (${reason}): set BACKEND_DATA to a folder`, {
      cause,
    });
  }
  const free = await freeBytes(folder);
  if (free < minFreeBytes || code === 'ENOSPC') {
    return new Problem(
      `the disk of the data folder ${folder} is full, ${Math.floor(free / 1024 / 1024)} MB are left (${reason}): make room, or set BACKEND_DATA to a folder elsewhere`,
      { cause },
    );
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || !(await isWritable(folder))) {
    return new Problem(
      `the data folder ${folder} is not writable by ${userInfo().username} (${reason}): give the folder and all that is in it to that user, or set BACKEND_DATA to another one`,
      { cause },
    );
  }
  return null;
}

/** Explains why the data folder cannot be opened; the data itself may be intact. */
export async function folderProblem(folder: string, cause: unknown): Promise<Problem> {
  const isProblem = cause instanceof Problem;
  if (isProblem && cause.cause === undefined) return cause;
  const around = await environmentProblem(folder, cause);
  if (around) return around;
  if (isProblem) return cause;
  return new Problem(
    `the data folder ${folder} cannot be used (${reasonOf(cause)}): put a backup of it in its place, or set BACKEND_DATA to another folder; keep it until you know that you need nothing of it`,
    { cause },
  );
}

/** Free space on the disk of a folder, or of its nearest existing parent; infinite when there is no disk, as in `/proc`. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return folder === dirname(folder) ? Number.POSITIVE_INFINITY : freeBytes(dirname(folder));
  }
}

/** Whether an existing folder and the two paths that PGlite opens first are writable; missing ones count as writable. */
async function isWritable(folder: string): Promise<boolean> {
  const names = [folder, join(folder, 'postgres'), join(folder, 'postgres/global/pg_control')];
  const refused = await Promise.all(
    names.map((name) =>
      access(name, constants.W_OK).then(
        () => false,
        (cause: NodeJS.ErrnoException) => cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR',
      ),
    ),
  );
  return !refused.includes(true);
}
