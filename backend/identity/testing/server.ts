import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../../database/client.ts';
import { interfaceText } from '../../database/schema/content.ts';
import { readSettings } from '../../env.ts';
import { createBackendLog } from '../../log.ts';
import { logRequests } from '../../request-log.ts';
import { createRestApp } from '../../rest/app.ts';
import { SearchesWithoutResult } from '../../searches-without-result/searches-without-result.ts';
import { createIdentityProvider } from '../provider.ts';

/**
 * The backend with an empty catalogue. It starts in seconds, because it draws no pictures.
 * Accepts the backend's environment variables and `ACCESS_TOKEN_SECONDS`.
 */
const settings = readSettings(process.env);
const { database, close } = await openDatabase(settings);
await database
  .insert(interfaceText)
  .values([
    { language: 'it', key: 'GREETING', value: 'Buongiorno' },
    { language: 'en', key: 'GREETING', value: 'Good morning' },
  ])
  .onConflictDoNothing();
const log = createBackendLog(settings.logLevel);
const tokenSeconds = Number(process.env.ACCESS_TOKEN_SECONDS ?? 600);
const identity = await createIdentityProvider(settings, database, tokenSeconds, log);
const searchesWithoutResult = new SearchesWithoutResult(database, log);
const answer = getRequestListener(createRestApp({ settings, database, identity, log, searchesWithoutResult }).fetch);
const answerAll = logRequests((request, response) => {
  if (!identity.handle(request, response)) void answer(request, response);
}, log.lines);
const server = createServer(answerAll).listen(settings.port, settings.host, () => console.info('backend ready'));

process.once('SIGTERM', () => {
  identity.close();
  server.close();
  server.closeAllConnections();
  void close();
});
