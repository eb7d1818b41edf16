import type { ProgramOptions } from '../child-process.ts';

/** One process of a cluster. */
export interface Service {
  /** The label of the program is the name of the service. */
  readonly program: ProgramOptions;
  /** Rejects, or resolves to `false`, while the service is not ready. */
  readonly check: () => Promise<unknown>;
}
