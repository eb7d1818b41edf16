import path from 'node:path';
import { ensureBuild } from '../ensure-build.ts';
import { requireFreePort } from '../free-port.ts';
import { Cluster } from './cluster.ts';
import { type ClusterSettings, readClusterSettings } from './settings.ts';

/**
 * Prepares a cluster for its start: checks that its programs are installed and its ports free, and builds the web app.
 *
 * @throws {StartProblem | EnvError} with one line that says what is missing or wrong
 */
export async function prepareCluster(): Promise<{ readonly cluster: Cluster; readonly settings: ClusterSettings }> {
  const settings = readClusterSettings(path.resolve(import.meta.dirname, '../..'));
  const cluster = new Cluster(settings);
  const { port, webPorts, backendPort, databasePort, cachePort } = settings;
  for (const used of [port, ...webPorts, backendPort, databasePort, cachePort]) await requireFreePort(used, 'PORT');
  await ensureBuild(settings.root, settings.product);
  return { cluster, settings };
}
