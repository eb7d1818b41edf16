import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a program that prints when it runs and, a moment after it has been asked to stop, that everything has stopped. */
function start(run: string, parent: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const script = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runUntilStopped } from './scripts/run-until-stopped.ts';
    import { StartProblem } from './lib/server/start-problem.ts';
    await runUntilStopped(${run}, async () => { await sleep(100); console.log('all stopped'); });`;
  const [command = '', ...args] = [...parent, process.execPath, '--input-type=module', '-e', script];
  const variables = { ...process.env, npm_lifecycle_event: '', ...env } as NodeJS.ProcessEnv;
  const child = spawn(command, args, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return { child, ended: once(child, 'exit'), printed: Promise.all([text(child.stdout), text(child.stderr)]) };
}

// A program that it runs ends because of the stop, which must not be reported.
const running = `async (stopping) => {
  setTimeout(() => process.exit(9), 20_000);
  console.log('running');
  await new Promise((resolve) => stopping.addEventListener('abort', resolve));
  throw new StartProblem('The web app ended by itself');
}`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'at %s all programs are stopped, and none reported',
  async (signal) => {
    const { child, ended, printed } = start(running);
    await once(child.stdout ?? child, 'data');
    child.kill(signal);
    expect((await ended)[0]).toBe(0);
    expect(await printed).toEqual(['running\nStopping.\nall stopped\n', '']);
  },
);

it('one that fails is reported, the others are stopped, and the exit code tells', async () => {
  const { ended, printed } = start(`async () => { throw new StartProblem('PORT is taken'); }`);
  expect((await ended)[0]).toBe(1);
  expect(await printed).toEqual(['all stopped\n', 'PORT is taken\n']);
});

it('stops when npm is killed, which sends no signal', async () => {
  // A shell in the place of npm. The colon makes it stay, instead of becoming the program.
  const shell = ['sh', '-c', '"$@"; :', 'npm'];
  const { child, printed } = start(running, shell, { npm_lifecycle_event: 'start' });
  await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  expect((await printed)[0]).toContain('Stopping.\nall stopped\n');
});
