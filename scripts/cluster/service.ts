import { StartProblem } from '../../lib/server/start-problem.ts';
import type { ProgramOptions, RunningProgram } from '../child-process.ts';
import { waitUntil } from '../wait.ts';

/** One process of a cluster. */
export interface Service {
  /** The label of the program is the name of the service. */
  readonly program: ProgramOptions;
  /** Rejects, or resolves to `false`, while the service is not ready. */
  readonly check: () => Promise<unknown>;
}

const startLimitMs = 180_000;

/** Waits until a started service is ready. @throws {StartProblem} when it ends first, or is not ready in time */
export async function untilReady({ check }: Service, { label, ended }: RunningProgram): Promise<void> {
  const endedFirst = ended.then((outcome) => {
    throw new StartProblem(`${label} ended before it served (${outcome})`);
  });
  const serves = () =>
    check().then(
      (answer) => answer !== false,
      () => false,
    );
  await Promise.race([waitUntil(serves, startLimitMs, `${label} has not begun to serve`), endedFirst]);
  endedFirst.catch(() => undefined);
}
