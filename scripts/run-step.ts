import { type Print, RunningProgram } from './child-process.ts';

/** Runs a Node program of the project; true when it ends well. */
export type RunProgram = (
  script: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<boolean>;

/** Makes the function with which a step runs its programs; every line they write goes to `print`. */
export function programRunner(root: string, label: string, print: Print): RunProgram {
  return async (script, args, env = {}) => {
    const plain = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env };
    const program = new RunningProgram({ label, args: [script, ...args], env: plain, root }, print);
    return (await program.ended) === 'exit code 0';
  };
}
