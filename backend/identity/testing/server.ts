import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../../database/client.ts';
import { interfaceText } from '../../database/schema/content.ts';
import { readSettings } from '../../env.ts';
import { createLog, logRequests } from '../../request-log.ts';
import { createRestApp } from '../../rest/app.ts';
import { jafRoutes } from '../../rest/jaf/routes.ts';
import { createIdentityProvider } from '../provider.ts';

/**
 * The backend with the identity provider and the `/jaf` calls alone: it starts in seconds, as no catalogue is drawn.
 * Takes the backend's own environment variables and `ACCESS_TOKEN_SECONDS`.
 */
const { port, product, backendUrl, siteUrl, logLevel, ...where } = readSettings(process.env);
const { database, close } = await openDatabase(where);
await database
  .insert(interfaceText)
  .values([
    { language: 'it', key: 'GREETING', value: 'Buongiorno' },
    { language: 'en', key: 'GREETING', value: 'Good morning' },
  ])
  .onConflictDoNothing();
const app = `${siteUrl}/${product}/app`;
const identity = await createIdentityProvider({
  database,
  backendUrl,
  redirectUris: [`${app}/api/auth/callback/university`],
  homeUrl: `${app}/home`,
  accessTokenSeconds: Number(process.env.ACCESS_TOKEN_SECONDS ?? 600),
});
const loopbackUrl = `http://127.0.0.1:${port}`;
const routes = jafRoutes({ database, identity, product, backendUrl, loopbackUrl, version: '1.0.0' });
const rest = createRestApp({ basePath: `/${product}/rest`, parts: [{ path: '/jaf', routes }] });
const answer = getRequestListener(rest.fetch);
const answerAll = logRequests((request, response) => {
  if (!identity.handle(request, response)) void answer(request, response);
}, createLog(logLevel));
const server = createServer(answerAll).listen(port);

process.once('SIGTERM', () => {
  identity.close();
  server.close();
  server.closeAllConnections();
  void close();
});
