import path from 'node:path';
import { processStore } from '../cache/process-store.ts';
import { type Env, env } from '../env/env.ts';
import { scriptNonce } from '../env/script-nonce.ts';
import { type Observability, startObservability } from '../observability/observe.ts';
import { joinClocks } from './clocks.ts';
import { loadEnvFiles } from './env-files.ts';
import type { AppHandler } from './fetch-from-app.ts';
import { listen } from './listen.ts';
import { renderFirstPage } from './pages/first-page.ts';
import { builtFiles, requireBuild } from './production-build.ts';
import { type ServingState, stoppable, stopRequested } from './shutdown.ts';
import { printStartError, StartProblem } from './start-problem.ts';
import { createWebServer } from './web-server.ts';

const rootFolder = path.resolve(import.meta.dirname, '../..');
const buildFolder = path.join(rootFolder, '.next');
/**
 * Size of the pool from which Node takes small buffers, in bytes; a buffer of up to half of it shares the pool. With Node's
 * default of 64 kB a compressed page in the cache keeps its whole pool in memory: two and a half times its own size.
 */
const bufferPoolBytes = 8 * 1024;
const shutdownLimitMs = 4_000;
const cacheLimitMs = 1_000;
/** Characters. A shorter secret could be guessed. */
const minSecretLength = 32;

function requireSecret({ authSecret }: Env): string {
  if (authSecret !== null) return authSecret;
  throw new StartProblem(
    'NEXTAUTH_SECRET is not set: expected a random text of 32 characters, such as "openssl rand -base64 32" prints',
  );
}

/** Starts Next in this process. NODE_ENV must be set before Next is loaded; next-auth reads NEXTAUTH_URL itself. */
async function startNext(dev: boolean, { port, authUrl }: Env): Promise<AppHandler> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXTAUTH_URL: authUrl });
  const { default: next } = await import('next');
  const app = next({ dev, dir: rootFolder, port });
  await app.prepare();
  return app.getRequestHandler();
}

/** Starts serving the web app. @returns a function that stops it */
async function serve(settings: Env, isDevelopment: boolean, observer: Observability): Promise<() => Promise<void>> {
  const { product, port, host, ownOrigin, siteUrl, cacheUrl, shutdownDelaySeconds } = settings;
  const secret = requireSecret(settings);
  if (secret.length < minSecretLength) {
    console.warn(
      `NEXTAUTH_SECRET has fewer than ${minSecretLength} characters; a longer one is safer, and ends all sign-ins`,
    );
  }
  const handleApp = await startNext(isDevelopment, settings);
  const state: ServingState = { phase: 'starting' };
  const server = createWebServer({
    ...settings,
    scriptNonce: scriptNonce(secret),
    state,
    isDevelopment,
    ...(!isDevelopment && { staticFiles: builtFiles(buildFolder) }),
    observe: observer.observe,
    handleApp,
  });
  const stopServer = stoppable(server, state);
  // Connect to the shared store first, so that the first visitors get pages which other instances have cached.
  if (!isDevelopment && cacheUrl !== null) await processStore().ready(cacheLimitMs);
  await listen(server, port, 'PORT', host);
  if (!isDevelopment) await renderFirstPage(`${ownOrigin}/${product}/app/unavailable`);
  state.phase = 'ready';
  console.info(`The web app answers at ${siteUrl}/${product}/app/home`);
  return () => stopServer({ noticeMs: shutdownDelaySeconds * 1000, finishMs: shutdownLimitMs });
}

/** Runs the web app until a signal ends it: `node lib/server/main.ts`; `--dev` uses Next's development server. */
async function main(): Promise<void> {
  // A container may be stopped while it is still starting.
  const stopAsked = stopRequested().then(() => null);
  Buffer.poolSize = bufferPoolBytes;
  joinClocks();
  // A service may be started anywhere; the build reads its fonts from the current folder.
  process.chdir(rootFolder);
  const isDevelopment = process.argv.includes('--dev');
  loadEnvFiles(rootFolder, isDevelopment);
  const settings = env();
  requireSecret(settings);
  if (!isDevelopment) requireBuild(buildFolder, settings.product);

  const addresses = [settings.restUrl, settings.catalogueApiUrl, settings.ownOrigin];
  const origins = addresses.map((address) => new URL(address).origin);
  const observer = await startObservability({ ...settings, origins });
  observer.redirectConsole();
  const serving = serve(settings, isDevelopment, observer).catch(async (error: unknown) => {
    await observer.stop();
    throw error;
  });
  const stopServer = await Promise.race([serving, stopAsked]);
  await stopAsked;
  // A server that is still starting has no visitors: there is nothing to stop.
  await stopServer?.();
  await observer.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  printStartError(error);
  process.exit(1);
});
