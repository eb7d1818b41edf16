import type { ProgramOptions } from '../child-process.ts';

/** One process of a cluster. */
export interface Service {
  /** Its label is the name of the service. */
  readonly program: ProgramOptions;
  /** Rejects, or is `false`, while the service does not yet serve. */
  readonly check: () => Promise<unknown>;
}
