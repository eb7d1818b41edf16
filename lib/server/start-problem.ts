import { EnvError } from '../env/env.ts';

/** Why a program cannot start: one line that names what is wrong and says what to do. Never shown with a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Prints why a program has not started: what is known in its own words, anything else whole. */
export function printStartError(error: unknown): void {
  const isKnown = error instanceof StartProblem || error instanceof EnvError;
  console.error(isKnown ? error.message : error);
}
