import path from 'node:path';
import { type Env, readEnv } from '../lib/env/env.ts';
import { loadEnvFiles } from '../lib/server/env-files.ts';
import { StartProblem } from '../lib/server/start-problem.ts';
import { RunningProgram, reasonOf } from './child-process.ts';
import { ensureBuild } from './ensure-build.ts';
import { requireFreePort } from './free-port.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { keptSecret } from './secret.ts';
import { waitUntilAnswers } from './wait.ts';
import { webProgram, webVariables } from './web-program.ts';
import { welcome } from './welcome.ts';

const root = path.resolve(import.meta.dirname, '..');
const startLimitMs = 180_000;
const running: RunningProgram[] = [];
/** Whether all programs have answered. */
let isStarted = false;
/** A person reads this terminal, so the default is no log. */
const quiet = () => ({ LOG_LEVEL: process.env.LOG_LEVEL?.trim() || 'silent' });

/**
 * Starts a program. The promise never resolves; it rejects with what to print when the program ends.
 *
 * @param name what messages call it
 * @param label what its lines begin with
 */
function start(
  name: string,
  label: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<never> {
  const program = new RunningProgram({ label, args, env, root });
  running.push(program);
  return program.ended.then((outcome) => {
    if (isStarted) throw new StartProblem(`The ${name} ended by itself (${outcome})`);
    throw new StartProblem(`The ${name} did not start (${outcome}); ${reasonOf(outcome)}`);
  });
}

function startBackend({ product, backendPort, siteUrl }: Env): Promise<never> {
  console.info('Starting the backend; the first time it fills its database.');
  return start('backend', 'backend', ['backend/main.ts'], {
    PRODUCT: product,
    BACKEND_PORT: String(backendPort),
    SITE_URL: siteUrl,
    ...quiet(),
  });
}

function startWeb(env: Env, dev: boolean): Promise<never> {
  console.info('Starting the web app.');
  return start('web app', 'web', [...webProgram, ...(dev ? ['--dev'] : [])], {
    NEXTAUTH_SECRET: env.authSecret ?? keptSecret(path.join(root, '.data/nextauth-secret'), 'NEXTAUTH_SECRET'),
    NEXT_TELEMETRY_DISABLED: '1',
    ...webVariables,
    ...quiet(),
  });
}

const answers = (address: string) => waitUntilAnswers(address, startLimitMs);

/** Says that the backend has ended. The web app survives that, as it must (REST contract), and shows what it has cached. */
function reportBackend(problem: StartProblem): void {
  console.info(
    `${problem.message}. The web app goes on with what it has cached; Ctrl-C and “npm start” bring both back.`,
  );
}

/**
 * Starts everything and runs until the web app ends, or until one of the programs fails to start.
 *
 * @param stopping aborted when everything is being stopped
 */
async function run(dev: boolean, stopping: AbortSignal): Promise<never> {
  // The child processes inherit the variables of these files.
  loadEnvFiles(root, dev);
  const env = readEnv();
  const embeddedBackend = env.restUrl === env.embeddedRestUrl;
  await requireFreePort(env.port, 'PORT');
  if (embeddedBackend) await requireFreePort(env.backendPort, 'BACKEND_PORT');
  if (!dev) await ensureBuild(root, env.product);

  const backendEnded = embeddedBackend ? [startBackend(env)] : [];
  // The backend first: a web app that finds none reports what is missing.
  if (embeddedBackend) await Promise.race([answers(`${env.embeddedRestUrl}/jaf/public/app`), ...backendEnded]);
  const webEnded = startWeb(env, dev);
  await Promise.race([answers(`${env.ownOrigin}/${env.product}/app/api/health/ready`), webEnded, ...backendEnded]);
  isStarted = true;
  for (const line of welcome(env, embeddedBackend)) console.info(line);
  for (const ended of backendEnded) ended.catch((problem) => stopping.aborted || reportBackend(problem));
  return webEnded;
}

// Runs the catalogue until Ctrl-C: `npm start`, and with `--dev` `npm run dev`.
await runUntilStopped(
  (stopping) => run(process.argv.includes('--dev'), stopping),
  () => Promise.all(running.map((program) => program.stop())),
);
