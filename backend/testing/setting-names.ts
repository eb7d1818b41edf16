import { variables } from '../variables.ts';

/** The environment variables that the backend reads. */
export const backendSettings: readonly string[] = Object.keys(variables.shape);
