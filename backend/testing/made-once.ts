import { mkdir, rmdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { runFolder } from './run-folder.ts';

/**
 * Makes a file or folder that all workers of a run of Jest share: the first worker that needs it makes it, the others wait.
 *
 * @param make must make it complete at once, by renaming
 */
export async function madeOnce(target: string, make: () => Promise<void>): Promise<void> {
  while (!(await isThere(target))) {
    await alone(basename(target), async () => {
      if (!(await isThere(target))) await make();
    });
  }
}

/** Does the work, unless another worker of this run of Jest is doing it; then only waits a moment. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const run = runFolder();
  if (run === undefined) return work();
  const mark = join(run, `making-${name}`);
  try {
    await mkdir(mark);
  } catch {
    await pass(100);
    return;
  }
  await work().finally(() => rmdir(mark));
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
