import { rm } from 'node:fs/promises';
import { runFolder } from './run-folder.ts';
import { endSharedBackends } from './shared-backend.ts';

/** After a run of Jest: ends the shared backends and removes the folder. */
export default async function removeRunFolder(): Promise<void> {
  const folder = runFolder();
  if (folder === undefined) return;
  await endSharedBackends(folder);
  // A process that has just ended may still have a file open.
  await rm(folder, { recursive: true, maxRetries: 10 });
}
