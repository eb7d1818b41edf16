import type { ProgramOptions } from '../child-process.ts';

/** One process of a cluster. */
export interface Service {
  readonly label: string;
  readonly program: ProgramOptions;
  /** Rejects while the service does not yet serve. */
  readonly check: () => Promise<unknown>;
}
