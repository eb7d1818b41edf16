import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderNotes } from './folder-notes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notes-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the lock of a note in a folder', () => {
  it('is one for all processes, until it is given back', async () => {
    const [here, elsewhere] = [new FolderNotes(folder), new FolderNotes(folder)];
    const unlock = await here.lock('a', 15_000);
    expect(await elsewhere.lock('a', 15_000)).toBeNull();
    await unlock?.();
    expect(await elsewhere.lock('a', 15_000)).not.toBeNull();
  });

  it('that has run out is left to the one who has it now', async () => {
    const [here, elsewhere] = [new FolderNotes(folder), new FolderNotes(folder)];
    const unlock = await here.lock('a', 15_000);
    // With a lifetime of -1 every lock is stale.
    expect(await elsewhere.lock('a', -1)).toBeNull();
    const unlockElsewhere = await elsewhere.lock('a', 15_000);
    await unlock?.();
    expect(await here.lock('a', 15_000)).toBeNull();
    await unlockElsewhere?.();
    expect(await readdir(folder)).toEqual([]);
  });
});
