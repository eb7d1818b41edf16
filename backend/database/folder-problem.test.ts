import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { folderProblem } from './folder-problem.ts';

const mockStatfs = jest.fn();
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual('node:fs/promises'),
  statfs: (folder: string) => mockStatfs(folder),
}));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooc-folder-'));
  mockStatfs.mockResolvedValue({ bavail: 1_000_000, bsize: 4096, blocks: 2_000_000 });
});
afterEach(() => rm(folder, { recursive: true }));

const failed = new Error('PGlite failed to initialize properly');
const textFor = async (cause: unknown) => (await folderProblem(folder, cause)).message;

it('says that the disk is full, whatever PGlite makes of that', async () => {
  mockStatfs.mockResolvedValue({ bavail: 1_000, bsize: 4096, blocks: 2_000_000 });
  expect(await textFor(failed)).toContain(
    `the disk of the data folder ${folder} is full, 3 MB are left (PGlite failed`,
  );
  const duringMigration = new Problem('the schema cannot be brought up to date', { cause: failed });
  expect(await textFor(duringMigration)).toContain('is full');
});

it('says so of a folder that is not there yet', async () => {
  mockStatfs.mockImplementation(async (name: string) => {
    if (name !== folder) throw new Error('ENOENT');
    return { bavail: 0, bsize: 4096, blocks: 2_000_000 };
  });
  expect((await folderProblem(join(folder, 'a/b'), failed)).message).toContain('is full');
});

it('says that the folder is a file, and speaks neither of rights nor of a backup', async () => {
  const text = await textFor(Object.assign(new Error('not a directory'), { code: 'ENOTDIR' }));
  expect(text).toBe(
    `the data folder ${folder} is a file, or below one (not a directory): set BACKEND_DATA to a folder`,
  );
});

it.each(['EACCES', 'EROFS'])('says after %s who cannot write', async (code) => {
  const text = await textFor(Object.assign(new Error('open refused'), { code }));
  expect(text).toContain(`${folder} is not writable by ${userInfo().username} (open refused)`);
});

it('never begins with throwing data away, nor takes a place without a disk for a full one', async () => {
  mockStatfs.mockResolvedValue({ bavail: 0, bsize: 4096, blocks: 0 });
  const text = await textFor(failed);
  expect(text).toContain('put a backup of it in its place');
  expect(text).not.toMatch(/move it away|full/);
});

it('leaves what has been said already', async () => {
  const said = new Problem('the database was made by a newer version');
  expect(await folderProblem(folder, said)).toBe(said);
});
