import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../../database/client.ts';
import { interfaceText } from '../../database/schema/content.ts';
import { readSettings } from '../../env.ts';
import { createLog, logRequests } from '../../request-log.ts';
import { createRestApp } from '../../rest/app.ts';
import { jafRoutes } from '../../rest/jaf/routes.ts';
import { ownUrl } from '../../start.ts';
import { createIdentityProvider } from '../provider.ts';
import { siteAddresses } from '../site-addresses.ts';

/**
 * The backend with the identity provider and the `/jaf` calls alone: it starts in seconds, as no catalogue is drawn.
 * Takes the backend's own environment variables and `ACCESS_TOKEN_SECONDS`.
 */
const settings = readSettings(process.env);
const { port, host, product, backendUrl, siteUrl, logLevel } = settings;
const { database, close } = await openDatabase(settings);
await database
  .insert(interfaceText)
  .values([
    { language: 'it', key: 'GREETING', value: 'Buongiorno' },
    { language: 'en', key: 'GREETING', value: 'Good morning' },
  ])
  .onConflictDoNothing();
const identity = await createIdentityProvider({
  ...settings,
  database,
  site: siteAddresses(siteUrl, product),
  accessTokenSeconds: Number(process.env.ACCESS_TOKEN_SECONDS ?? 600),
});
const loopbackUrl = ownUrl(settings);
const routes = jafRoutes({ database, identity, product, backendUrl, loopbackUrl, version: '1.0.0' });
const rest = createRestApp({ basePath: `/${product}/rest`, parts: [{ path: '/jaf', routes }] });
const answer = getRequestListener(rest.fetch);
const answerAll = logRequests((request, response) => {
  if (!identity.handle(request, response)) void answer(request, response);
}, createLog(logLevel));
const server = createServer(answerAll).listen(port, host);

process.once('SIGTERM', () => {
  identity.close();
  server.close();
  server.closeAllConnections();
  void close();
});
