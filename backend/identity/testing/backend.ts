import { emptyFolder } from '../../testing/data-folders.ts';
import {
  type RunningBackend,
  type StartOptions,
  startBackend,
  withoutDictionary,
} from '../../testing/running-backend.ts';
import { siteVariables } from '../../testing/shared-backend.ts';

/** Starts a backend with an empty catalogue. */
export async function startWithoutCourses(
  environment: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<RunningBackend> {
  const settings = { BACKEND_DATA: await emptyFolder(), DEMO_CATALOGUE: 'off', ...siteVariables, ...environment };
  return startBackend(settings, { flags: withoutDictionary, ...options });
}
