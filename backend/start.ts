import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Database, openDatabase } from './database/client.ts';
import { type BackendSettings, SettingsProblem } from './env.ts';
import { createIdentityProvider, type IdentityProvider } from './identity/provider.ts';
import { siteAddresses } from './identity/site-addresses.ts';
import { createLog, logRequests } from './request-log.ts';
import { createRestApp } from './rest/app.ts';
import { catalogueRoutes } from './rest/catalogue-routes.ts';
import { courseRoutes } from './rest/course-routes.ts';
import { fullCourseRoutes } from './rest/full-course-routes.ts';
import { healthRoutes } from './rest/health-routes.ts';
import { jafRoutes } from './rest/jaf/routes.ts';
import { mediaRoutes } from './rest/media-routes.ts';
import { catalogue } from './seed/catalogue.ts';
import { loadCatalogue } from './seed/load.ts';

const mediaFolder = join(import.meta.dirname, 'seed/media');
const accessTokenSeconds = 15 * 60;
/** Of a connection, in milliseconds: no client holds one for ever. */
const connectionTimes: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // No WebSockets here, whichever listeners a library adds.
  shouldUpgradeCallback: () => false,
};
const stillLimitMs = 60_000;
const maxConnections = 2_000;

/** Told in the application info. */
const version = '1.0.0';

/**
 * Starts the backend, with a new catalogue where there is none. The port is taken first, so that a taken one is told at once;
 * until everything is ready requests are answered with 503.
 * @returns what stops it again, with its data brought to disk.
 * @throws {SettingsProblem | DatabaseProblem | CatalogueProblem}
 */
export async function startBackend(
  settings: BackendSettings,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  let answer: RequestListener = answerStarting;
  const answerAndLog = logRequests((request, response) => answer(request, response), createLog(settings.logLevel));
  const server = createServer(connectionTimes, answerAndLog);
  server.timeout = stillLimitMs;
  server.maxConnections = maxConnections;
  await listen(server, settings);
  const { database, close } = await openDatabase(settings);
  await loadCatalogue(database, { catalogue, mediaFolder, tell });
  const identity = await createIdentity(settings, database);
  const answerRest = getRequestListener(createRest(settings, database, identity).fetch);
  answer = (request, response) => {
    if (!identity.handle(request, response)) void answerRest(request, response);
  };
  return async () => {
    identity.close();
    await stopServer(server);
    await close();
  };
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(JSON.stringify({ message: 'The backend is starting.' }));
};

function createIdentity(settings: BackendSettings, database: Database): Promise<IdentityProvider> {
  const site = siteAddresses(settings.siteUrl, settings.product);
  return createIdentityProvider({ ...settings, database, site, accessTokenSeconds });
}

function createRest(settings: BackendSettings, database: Database, identity: IdentityProvider) {
  const { product, backendUrl, siteUrl, socialProfiles } = settings;
  const basePath = restPath(settings);
  const loopbackUrl = ownUrl(settings);
  const addresses = { restUrl: `${siteUrl}${basePath}`, demonstrationUrl: identity.issuer };
  const app = createRestApp({
    basePath,
    parts: [
      {
        path: '/jaf',
        routes: jafRoutes({ database, identity, product, backendUrl, loopbackUrl, socialProfiles, version }),
      },
      { path: '', routes: catalogueRoutes(database) },
      { path: '', routes: courseRoutes(database, addresses) },
      { path: '', routes: fullCourseRoutes(database, addresses) },
      { path: '', routes: mediaRoutes(database, mediaFolder) },
    ],
  });
  return app.route('/', healthRoutes(database));
}

/** The origin by which this process reaches itself. */
export function ownUrl({ host, port }: BackendSettings): string {
  const address = host.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1');
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** The path of the REST interface. */
export function restPath({ product }: BackendSettings): string {
  return `/${product}/rest`;
}

function listen(server: Server, { port, host }: BackendSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new SettingsProblem(listenProblem(cause, port, host)));
    });
    server.listen(port, host, resolve);
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRNOTAVAIL') return `BACKEND_HOST is ${host}, which is no address of this machine`;
  const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
  return `port ${port} ${reason}: stop that program, or set BACKEND_PORT to another port`;
}

/** Lets the requests under way finish for a moment. */
async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), 2_000);
  await closed;
  clearTimeout(impatience);
}
