import { RunningProgram } from '../../scripts/child-process.ts';
import { waitUntilAnswers } from '../../scripts/wait.ts';
import { product } from './addresses.ts';
import { freePort } from './free-port.ts';

/** A separate web app, started from the same build as the others. */
export interface WebApp {
  /** Address of the app, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** All output so far; each line starts with the program's name. */
  readonly output: readonly string[];
  stop(): Promise<void>;
}

const startLimitMs = 60_000;

/** The key for session cookies of all web apps in the page tests. */
export const authSecret = 'only for the page tests on this machine';

/**
 * Starts the production web app with another backend, by default on a free port.
 *
 * @param settings further environment variables
 */
export async function startWebApp(
  restUrl: string,
  givenPort?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebApp> {
  const port = givenPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    PRODUCT: product,
    PORT: String(port),
    REST_URL: restUrl,
    CATALOGUE_API_URL: restUrl,
    SITE_URL: origin,
    NEXTAUTH_URL: '',
    NEXTAUTH_SECRET: authSecret,
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const lines: string[] = [];
  const program = new RunningProgram({ label: 'web', args: ['lib/server/main.ts'], env, root: process.cwd() }, (line) =>
    lines.push(line),
  );
  const url = `${origin}/${product}/app`;
  const ended = program.ended.then((outcome) => {
    throw new Error(`The web app ended (${outcome}):\n${lines.join('\n')}`);
  });
  await Promise.race([waitUntilAnswers(`${url}/api/health/ready`, startLimitMs), ended]);
  // After the start, its end is no error: the test stops it.
  ended.catch(() => undefined);
  return { url, pid: program.pid, output: lines, stop: () => program.stop() };
}
