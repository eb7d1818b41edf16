import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Writes one line for the person at the terminal. */
export type Print = (line: string) => void;

/** A program that is not Node's. */
interface ForeignProgram {
  /** Absolute path. */
  readonly command: string;
  /** Absolute path of util-linux's `setpriv`, which ends the program with its parent, however that ends. */
  readonly setpriv: string;
  /** What asks it to stop and end its connections. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT';
  /** The user that it runs as; `null` for the parent's own user. */
  readonly user: string | null;
}

/** A program to be run as a child: one of this project, on Node, unless `foreign` names another. */
export interface ProgramOptions {
  /** Short name that stands before every line it writes. */
  readonly label: string;
  /** Arguments of `node`, from the script on, or those of the foreign program. */
  readonly args: readonly string[];
  /** Variables on top of this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The project's folder. */
  readonly root: string;
  readonly foreign?: ForeignProgram;
}

const killAfterMs = 8_000;
const stopWithParent = 'scripts/stop-with-parent.ts';

function commandLine({ args, root, foreign }: ProgramOptions): readonly [string, readonly string[]] {
  if (!foreign) return [process.execPath, ['--import', path.resolve(root, stopWithParent), ...args]];
  const { command, setpriv, stopSignal, user } = foreign;
  const asUser = user === null ? [] : [`--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  return [setpriv, [...asUser, `--pdeathsig=${stopSignal.slice('SIG'.length)}`, command, ...args]];
}

/** A running child whose output goes to the terminal, each line with its name before it. */
export class RunningProgram {
  readonly label: string;
  /** Resolves when the child is gone, with what happened, such as `exit code 1` or `signal SIGKILL`. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #stopSignal: NodeJS.Signals;

  constructor(options: ProgramOptions, print: Print) {
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
      this.#child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
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

  /** Asks the child to stop, insists after 8 s, and waits until it is gone. */
  async stop(): Promise<void> {
    this.#child.kill(this.#stopSignal);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), killAfterMs);
    await this.ended;
    clearTimeout(timer);
  }
}
