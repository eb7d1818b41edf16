import type { ApplicationInfo, Properties, TextBundles } from '../model/site-settings.ts';
import type { RestClient } from './rest-client.ts';
import { paths } from './schemas/paths.ts';
import { applicationInfo, properties, type ServiceIds, serviceQuery, textBundles } from './schemas/site-settings.ts';

/** The backend's settings. @throws BackendError */
export function getProperties(client: RestClient): Promise<Properties> {
  return client.get(paths.properties, properties);
}

/** The texts that override the application's own. @throws BackendError */
export function getTextBundles(client: RestClient, ids: ServiceIds): Promise<TextBundles> {
  return client.get(paths.textBundles, textBundles, { query: serviceQuery(ids) });
}

/** Name, versions and services of the backend, and whether it uses a test database. @throws BackendError */
export function getApplicationInfo(client: RestClient, ids: ServiceIds): Promise<ApplicationInfo> {
  return client.get(paths.applicationInfo, applicationInfo, { query: serviceQuery(ids) });
}
