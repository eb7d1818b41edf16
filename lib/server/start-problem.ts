import { EnvError } from '../env/env.ts';

/** A program cannot start. The message is one line that names the cause and the remedy; it is printed without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Prints why a program did not start: the message of a known problem, or the whole error. */
export function printStartError(error: unknown): void {
  const isKnown = error instanceof StartProblem || error instanceof EnvError;
  console.error(isKnown ? error.message : error);
}
