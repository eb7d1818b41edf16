import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Removes everything from memory that nothing refers to. A `WeakRef` that was just read refers to its target for a moment. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await sleep(20);
  runInNewContext('gc')();
}
