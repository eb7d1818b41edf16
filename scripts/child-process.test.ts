import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunningProgram } from './child-process.ts';

const root = process.cwd();
const forever = 'setInterval(() => {}, 1000); console.log("pid", process.pid);';

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

  it('can stop a child that is gone already', async () => {
    const { program } = start('');
    await program.ended;
    await expect(program.stop()).resolves.toBeUndefined();
  });

  it('takes the child along when the parent itself is killed', async () => {
    const parent = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { RunningProgram } from './scripts/child-process.ts';
       new RunningProgram({ label: 'trial', args: ['-e', ${JSON.stringify(forever)}], root: process.cwd() }, console.log);`,
    ]);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString().trim().split(' ').at(-1));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(pid));
    expect(() => execFileSync('ps', ['-p', String(pid)])).toThrow();
  });
});
