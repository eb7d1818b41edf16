import { createRequire } from 'node:module';

/** As much of `@next/env` as is used here; it comes with Next, whose own copy must be the one. */
interface NextEnv {
  loadEnvConfig(folder: string, isDevelopment: boolean, log: Pick<Console, 'info' | 'error'>): unknown;
}

/**
 * Puts what Next's files of variables hold (`.env`, `.env.local` and the like) into the environment, where it is not set there.
 * Next would do the same when it is loaded, after others have read the environment: parts of one process would then have
 * different settings.
 */
export function loadEnvFiles(folder: string, isDevelopment: boolean): void {
  const fromNext = createRequire(createRequire(import.meta.url).resolve('next'));
  const { loadEnvConfig } = fromNext('@next/env') as NextEnv;
  const log = { info: () => undefined, error: console.error };
  loadEnvConfig(folder, isDevelopment, log);
}
