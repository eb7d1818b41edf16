import type { ApplicationInfo, Properties, TextBundles } from '../model/shell.ts';
import { readGet } from './read.ts';
import { paths } from './schemas/paths.ts';
import { applicationInfo, properties, type ServiceIds, serviceQuery, textBundles } from './schemas/shell.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The backend's settings. @throws BackendError */
export function getProperties(transport: Transport, options?: CallOptions): Promise<Properties> {
  return readGet(transport, paths.properties, properties, options);
}

/** The texts that override the application's own. @throws BackendError */
export function getTextBundles(transport: Transport, ids: ServiceIds, options?: CallOptions): Promise<TextBundles> {
  return readGet(transport, paths.textBundles, textBundles, { ...options, query: serviceQuery(ids) });
}

/** Name, versions and services of the backend, and whether its database is a test one. @throws BackendError */
export function getApplicationInfo(
  transport: Transport,
  ids: ServiceIds,
  options?: CallOptions,
): Promise<ApplicationInfo> {
  return readGet(transport, paths.applicationInfo, applicationInfo, { ...options, query: serviceQuery(ids) });
}
