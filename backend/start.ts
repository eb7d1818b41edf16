import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createLimitedServer } from './connections.ts';
import { openDatabase, placeOf } from './database/client.ts';
import type { BackendSettings } from './env.ts';
import { createIdentityProvider } from './identity/provider.ts';
import type { BackendLog } from './log.ts';
import { Problem } from './problem.ts';
import { logRequests } from './request-log.ts';
import { createRestApp } from './rest/app.ts';
import { keepDictionary } from './search/dictionary/keep-dictionary.ts';
import { recordSearches } from './searches-without-result/searches-without-result.ts';
import { loadCatalogue } from './seed/load.ts';
import { renewIndex } from './storing/renew-index.ts';

/**
 * Starts the backend; an empty database gets a new catalogue. The server listens first, so that an occupied port is reported at once.
 * Until everything is ready, requests get 503.
 * @returns a function that stops the backend and writes its data to disk
 * @throws {Problem}
 */
export async function startBackend(settings: BackendSettings, log: BackendLog): Promise<() => Promise<void>> {
  let answer: RequestListener = answerStarting;
  const isStarting = () => answer === answerStarting;
  const answerAndLog = logRequests((request, response) => answer(request, response), log.lines, isStarting);
  const server = createLimitedServer(answerAndLog);
  await listen(server, settings);
  const { database, unlimited, explain, close } = await openDatabase(settings);
  log.say(`database: ${placeOf(settings)}`);
  await loadCatalogue(unlimited, settings.startsWithDemonstration, log.say).catch(async (cause) => {
    throw await explain(cause);
  });
  const stopLooking = await keepDictionary(database, settings.searchTerms, log);
  const identity = await createIdentityProvider(settings, database, log);
  log.say(whoMaySignIn(settings));
  const stopRenewing = renewIndex(database, log.say);
  const searchesWithoutResult = await recordSearches(database, settings.countsSearchesWithoutResult, log);
  const restApp = createRestApp({ settings, database, identity, log, searchesWithoutResult });
  // The host of requests without one, as of health checks by HTTP/1.0.
  const answerRest = getRequestListener(restApp.fetch, { hostname: 'localhost' });
  answer = (request, response) => {
    // Only the path of an absolute address counts, as the web app has it. With a user name in it no `Request` can be made.
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
    if (!identity.handle(request, response)) void answerRest(request, response);
  };
  return async () => {
    stopLooking();
    identity.close();
    await stopServer(server);
    await searchesWithoutResult?.stop();
    await stopRenewing();
    await close();
  };
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(JSON.stringify({ message: 'The backend is starting.' }));
};

/** Tells operators who can sign in, because the passwords of the demonstration people are public. */
function whoMaySignIn({ demoPeople }: BackendSettings): string {
  const names = demoPeople.join(', ');
  return names
    ? `sign-in: the demonstration's people ${names}, whose passwords everybody knows`
    : 'sign-in: nobody; DEMO_PEOPLE can name people of the demonstration';
}

function listen(server: Server, { port, host }: BackendSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new Problem(listenProblem(cause, port, host)));
    });
    server.listen(port, host, resolve);
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRNOTAVAIL') return `BACKEND_HOST is ${host}, which is no address of this machine`;
  const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
  return `port ${port} ${reason}: stop that program, or set BACKEND_PORT to another port`;
}

/** Stops the server; requests in progress have two seconds to finish. */
async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), 2_000);
  await closed;
  clearTimeout(timer);
}
