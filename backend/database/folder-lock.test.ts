import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = join(import.meta.dirname, 'folder-lock.ts');
let folder: string;
let running: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooc-lock-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts a program that locks the folder, prints the result, and unlocks the folder on SIGTERM. */
async function lockInProcess(): Promise<{ child: ChildProcess; said: string }> {
  const source = `import { lockFolder } from ${JSON.stringify(lock)};
    try {
      const unlock = await lockFolder(${JSON.stringify(folder)});
      process.once('SIGTERM', () => unlock());
      const timer = setInterval(() => {}, 1_000_000);
      process.once('SIGTERM', () => clearInterval(timer));
      console.log('locked');
    } catch (problem) {
      console.log(problem.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [said] = await once(child.stdout ?? child, 'data');
  return { child, said: String(said).trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'close');
}

it('one process has a folder; another says which one, and where the lock is', async () => {
  const first = await lockInProcess();
  expect(first.said).toBe('locked');
  expect((await readdir(folder)).sort()).toEqual(['in-use-by', 'lock']);
  const { said } = await lockInProcess();
  expect(said).toContain(`in use by process ${first.child.pid} on ${hostname()}`);
  expect(said).toContain(join(folder, 'lock'));
  expect(said).toContain('BACKEND_DATA');
});

it('a process that ends leaves nothing behind, and one that is killed no lock', async () => {
  const first = await lockInProcess();
  await end(first.child, 'SIGTERM');
  expect(await readdir(folder)).toEqual([]);
  const second = await lockInProcess();
  await end(second.child, 'SIGKILL');
  expect((await lockInProcess()).said).toBe('locked');
});

it('the number of a process that is another one after a restart of the machine does not lock', async () => {
  await writeFile(join(folder, 'in-use-by'), String(process.pid));
  await writeFile(join(folder, 'lock'), '');
  expect((await lockInProcess()).said).toBe('locked');
});

it('of many that start together one has the folder', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => lockInProcess()));
  expect(all.filter(({ said }) => said === 'locked')).toHaveLength(1);
});
