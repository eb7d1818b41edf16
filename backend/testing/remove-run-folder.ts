import { rm } from 'node:fs/promises';
import { runFolder } from './run-folder.ts';
import { endSharedBackend } from './shared-backend.ts';

/** After a run of Jest: ends the shared backend and removes the folder. */
export default async function removeRunFolder(): Promise<void> {
  const folder = runFolder();
  if (folder === undefined) return;
  await endSharedBackend(folder);
  // A process that has just ended may still have a file open.
  await rm(folder, { recursive: true, maxRetries: 10 });
}
