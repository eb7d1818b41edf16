import { createRequire } from 'node:module';

/** The part of `@next/env` that is used here. It is resolved from Next, because both must use the same copy. */
interface NextEnv {
  loadEnvConfig(folder: string, isDevelopment: boolean, log: Pick<Console, 'info' | 'error'>): unknown;
}

/**
 * Loads Next's environment files (`.env`, `.env.local` and the like) into the environment; variables that are already set
 * win. Next itself does this only when it is loaded. Code that reads the environment earlier would see other settings.
 */
export function loadEnvFiles(folder: string, isDevelopment: boolean): void {
  const fromNext = createRequire(createRequire(import.meta.url).resolve('next'));
  const { loadEnvConfig } = fromNext('@next/env') as NextEnv;
  const log = { info: () => undefined, error: console.error };
  loadEnvConfig(folder, isDevelopment, log);
}
