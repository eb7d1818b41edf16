import path from 'node:path';
import { processStore } from '../cache/process-store.ts';
import { type Env, env } from '../env/env.ts';
import { scriptNonce } from '../env/script-nonce.ts';
import { videoHosts } from '../html/video-embed.ts';
import { type Observability, startObservability } from '../observability/observe.ts';
import type { AppHandler } from './fetch-from-app.ts';
import { listen } from './listen.ts';
import { requireBuild } from './production-build.ts';
import { type ServingState, stoppable, stopRequested } from './shutdown.ts';
import { printStartError, StartProblem } from './start-problem.ts';
import { createWebServer } from './web-server.ts';

const rootFolder = path.resolve(import.meta.dirname, '../..');
/**
 * Bytes that Node sets aside at once for small buffers, up to half of it each. With its usual 64 kB a compressed page in the
 * cache, which is smaller than that, holds on to the whole piece and what passed through it: two and a half times its size.
 */
const bufferPoolBytes = 8 * 1024;
const shutdownLimitMs = 4_000;
const warmUpLimitMs = 5_000;
const cacheLimitMs = 1_000;

function requireSecret({ authSecret }: Env): string {
  if (authSecret !== null) return authSecret;
  throw new StartProblem(
    'NEXTAUTH_SECRET is not set: expected a random text of 32 characters, such as "openssl rand -base64 32" prints',
  );
}

/** Starts Next in this process. NODE_ENV must be set before it is loaded; NEXTAUTH_URL is read by next-auth itself. */
async function startNext(dev: boolean, { port, authUrl }: Env): Promise<AppHandler> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXTAUTH_URL: authUrl });
  const { default: next } = await import('next');
  const app = next({ dev, dir: rootFolder, port });
  await app.prepare();
  return app.getRequestHandler();
}

function startWatching(settings: Env): Promise<Observability> {
  const addresses = [settings.restUrl, settings.catalogueApiUrl, `http://localhost:${settings.port}`];
  return startObservability({ ...settings, origins: addresses.map((address) => new URL(address).origin) });
}

/** Renders one page, so that the first visitor waits neither for the code nor for a backend that does not answer. */
async function warmUp({ port, product }: Env): Promise<void> {
  const address = `http://localhost:${port}/${product}/app/unavailable`;
  await fetch(address, { signal: AbortSignal.timeout(warmUpLimitMs) }).then(
    (answer) => answer.text(),
    () => undefined,
  );
}

/** Serves the web app until a signal ends it: `node lib/server/main.ts`, with `--dev` on Next's development server. */
async function main(): Promise<void> {
  Buffer.poolSize = bufferPoolBytes;
  const isDevelopment = process.argv.includes('--dev');
  const { product, port, siteUrl, shutdownDelaySeconds } = env();
  const nonce = scriptNonce(requireSecret(env()));
  if (!isDevelopment) requireBuild(path.join(rootFolder, '.next'), product);

  const { observe, takeConsole, stop } = await startWatching(env());
  const handleApp = await startNext(isDevelopment, env());
  const state: ServingState = { phase: 'starting' };
  const server = createWebServer({
    ...env(),
    scriptNonce: nonce,
    videoHosts,
    state,
    isDevelopment,
    observe,
    handleApp,
  });
  const stopServer = stoppable(server, state);
  // The first visitors find what the other instances have.
  if (!isDevelopment) await processStore()?.ready(cacheLimitMs);
  await listen(server, port, 'PORT');
  takeConsole();
  if (!isDevelopment) await warmUp(env());
  state.phase = 'ready';
  console.info(`The web app answers at ${siteUrl}/${product}/app/home`);

  await stopRequested();
  await stopServer({ noticeMs: shutdownDelaySeconds * 1000, finishMs: shutdownLimitMs });
  await stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  printStartError(error);
  process.exit(1);
});
