import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunningProgram } from './child-process.ts';
import { findProgram } from './cluster/programs.ts';

const root = process.cwd();
const forever = 'setInterval(() => {}, 1000); console.log("pid", process.pid);';
/** Only Linux has the program that a foreign one needs, as a cluster does. */
const setpriv = findProgram('setpriv');
const foreignNode = setpriv && { command: process.execPath, setpriv, stopSignal: 'SIGTERM', user: null };
const kinds: [string, object][] = [
  ['a program on Node', { args: ['-e', forever] }],
  ...(foreignNode ? [['a foreign program', { args: ['-e', forever], foreign: foreignNode }] as [string, object]] : []),
];

function start(script: string): { program: RunningProgram; lines: string[] } {
  const lines: string[] = [];
  const program = new RunningProgram({ label: 'trial', args: ['-e', script], root }, (line) => lines.push(line));
  return { program, lines };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('RunningProgram', () => {
  it('names every line of the child and says how it ended', async () => {
    const { program, lines } = start('console.log("one\\ntwo"); console.error("three"); process.exitCode = 3;');
    expect(await program.ended).toBe('exit code 3');
    expect(lines.sort()).toEqual(['trial   | one', 'trial   | three', 'trial   | two']);
  });

  it('stops the child and waits until it is gone', async () => {
    const { program, lines } = start(forever);
    await until(() => lines.length > 0);
    await program.stop();
    expect(isRunning(Number(lines[0]?.split(' ').at(-1)))).toBe(false);
    expect(await program.ended).toBe('signal SIGTERM');
  });

  it('kills a child that does not stop within 8 s', async () => {
    const { program, lines } = start(`process.on('SIGTERM', () => console.log('asked')); ${forever}`);
    await until(() => lines.length > 0);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const stopped = program.stop();
    const asked = () => lines.some((line) => line.endsWith('asked'));
    while (!asked()) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(8_000);
    jest.useRealTimers();
    await stopped;
    expect(await program.ended).toBe('signal SIGKILL');
  });

  it('says why a program cannot be started', async () => {
    const foreign = { command: 'anything', setpriv: '/not/there/setpriv', stopSignal: 'SIGTERM', user: null } as const;
    const program = new RunningProgram({ label: 'trial', args: [], root, foreign });
    expect(await program.ended).toContain('/not/there/setpriv ENOENT');
    expect(program.pid).toBe(0);
  });

  it('does not wait for a child of the child, which has the same output', async () => {
    const inherited = "{ detached: true, stdio: 'inherit' }";
    const { program, lines } = start(
      `console.log(require('node:child_process').spawn('sleep', ['60'], ${inherited}).pid); process.exit(0);`,
    );
    expect(await program.ended).toBe('exit code 0');
    const pid = Number(lines[0]?.split(' ').at(-1));
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });

  it('can stop a child that is gone already', async () => {
    const { program } = start('');
    await program.ended;
    await expect(program.stop()).resolves.toBeUndefined();
  });

  it.each(kinds)('takes %s along when the parent itself is killed', async (_what, options) => {
    const parent = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { RunningProgram } from './scripts/child-process.ts';
       new RunningProgram({ label: 'trial', root: process.cwd(), ...${JSON.stringify(options)} }, console.log);`,
    ]);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString().trim().split(' ').at(-1));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(pid));
    expect(() => execFileSync('ps', ['-p', String(pid)])).toThrow();
  });
});
