import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Writes one line for the person at the terminal. */
export type Print = (line: string) => void;

/** A program that does not run on Node. */
interface ForeignProgram {
  /** Absolute path. */
  readonly command: string;
  /** Absolute path of util-linux's `setpriv`, which ends the program when its parent ends, for any reason. */
  readonly setpriv: string;
  /** The signal that makes the program close its connections and stop. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT';
  /** The user that the program runs as; `null` for the parent's user. */
  readonly user: string | null;
}

/** A program to run as a child: a Node program of this project, unless `foreign` names another program. */
export interface ProgramOptions {
  /** Short name, shown before every line of the program's output. */
  readonly label: string;
  /** Arguments of `node`, starting with the script, or arguments of the foreign program. */
  readonly args: readonly string[];
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** The project's folder. */
  readonly root: string;
  readonly foreign?: ForeignProgram;
}

const killAfterMs = 8_000;
/** For how long the last lines of a child that has ended are awaited. */
const lastLinesMs = 1_000;
const stopWithParent = 'scripts/stop-with-parent.ts';

/** Arguments of `setpriv` that run a program as a user; none for `null`, the parent's user. */
export const asUser = (user: string | null): readonly string[] =>
  user === null ? [] : [`--reuid=${user}`, `--regid=${user}`, '--init-groups'];

function commandLine({ args, root, foreign }: ProgramOptions): readonly [string, readonly string[]] {
  if (!foreign) return [process.execPath, ['--import', path.resolve(root, stopWithParent), ...args]];
  const { command, setpriv, stopSignal, user } = foreign;
  return [setpriv, [...asUser(user), `--pdeathsig=${stopSignal.slice('SIG'.length)}`, command, ...args]];
}

/** Where to look for the reason of an outcome. Without enough memory the system kills a program, which then can say nothing. */
export const reasonOf = (outcome: string): string =>
  outcome === 'signal SIGKILL' ? 'perhaps there is too little memory' : 'its output above says why';

/** A running child. Each line of its output goes to the terminal, with the child's name in front. */
export class RunningProgram {
  readonly label: string;
  /** Resolves when the child has ended, with the outcome, such as `exit code 1` or `signal SIGKILL`. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #stopSignal: NodeJS.Signals;

  /** @param print gets each line; the default is standard output */
  constructor(options: ProgramOptions, print: Print = (line) => console.info(line)) {
    this.label = options.label;
    this.#stopSignal = options.foreign?.stopSignal ?? 'SIGTERM';
    const [command, args] = commandLine(options);
    this.#child = spawn(command, args, {
      cwd: options.root,
      env: { ...process.env, ...options.env, STOP_WITH_PARENT: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      if (output) createInterface({ input: output }).on('line', (line) => print(`${this.label.padEnd(7)} | ${line}`));
    }
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => {
        const outcome = signal ? `signal ${signal}` : `exit code ${code}`;
        this.#child.once('close', () => resolve(outcome));
        // A child of the child may hold the output for ever, such as a worker of nginx that outlives it.
        setTimeout(() => resolve(outcome), lastLinesMs).unref();
      });
    });
  }

  /** The child's process id; 0 when it could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Sends the child a signal. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Asks the child to stop, kills it after 8 s, and waits until it has ended. */
  async stop(): Promise<void> {
    this.#child.kill(this.#stopSignal);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), killAfterMs);
    await this.ended;
    clearTimeout(timer);
  }
}
