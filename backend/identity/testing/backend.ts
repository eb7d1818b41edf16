import { type ChildProcess, spawn } from 'node:child_process';
import { emptyFolder } from '../../testing/data-folders.ts';
import { endProcess, freePort, programEnvironment, shortLived } from '../../testing/running-backend.ts';

const startLimitMs = 90_000;
const siteUrl = 'http://localhost:3000';

/** A backend in a separate process. */
export interface RunningBackend {
  readonly url: string;
  /** Address of the `/jaf` calls. */
  readonly jaf: string;
  /** Ends the process and starts a new one with the same data. */
  restart(): Promise<void>;
  /** Ends the process. */
  stop(): Promise<void>;
}

/** Starts `server.ts` on a free port with an empty database and waits until it answers. */
export async function startBackend(environment: Record<string, string> = {}): Promise<RunningBackend> {
  const port = await freePort();
  const dataFolder = await emptyFolder();
  const url = `http://localhost:${port}`;
  const jaf = `${url}/mooc/rest/jaf`;
  const where = { BACKEND_PORT: String(port), BACKEND_URL: url, BACKEND_DATA: dataFolder };
  const env = programEnvironment({ ...where, SITE_URL: siteUrl, PRODUCT: 'mooc', ...environment });
  let running = await launch(env, `${jaf}/public/props`);
  return {
    url,
    jaf,
    async restart() {
      await endProcess(running);
      running = await launch(env, `${jaf}/public/props`);
    },
    async stop() {
      await endProcess(running);
    },
  };
}

async function launch(env: NodeJS.ProcessEnv, probe: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [shortLived, 'backend/identity/testing/server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (
      await fetch(probe).then(
        (response) => response.ok,
        () => false,
      )
    )
      return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await endProcess(child);
  throw new Error(`The backend did not start: ${complaint || 'it said nothing'}`);
}
