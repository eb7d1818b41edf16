import type { Print } from '../child-process.ts';
import { ensureBuild } from '../ensure-build.ts';
import { requireFreePort } from '../free-port.ts';
import { Cluster } from './cluster.ts';
import { type ClusterSettings, readClusterSettings } from './settings.ts';

async function requireFreePorts(settings: ClusterSettings): Promise<void> {
  const { port, webPorts, backendPort, databasePort, cachePort } = settings;
  for (const used of [port, ...webPorts]) await requireFreePort(used, 'PORT');
  await requireFreePort(backendPort, 'BACKEND_PORT');
  await requireFreePort(databasePort, 'CLUSTER_DATABASE_PORT');
  await requireFreePort(cachePort, 'CLUSTER_CACHE_PORT');
}

/**
 * Prepares a cluster for its start: checks that its programs are installed and its ports free, and builds the web app.
 *
 * @param root the project's folder
 * @throws {StartProblem | EnvError} with one line that says what is missing or wrong
 */
export async function prepareCluster(
  root: string,
  print: Print,
): Promise<{ readonly cluster: Cluster; readonly settings: ClusterSettings }> {
  const settings = readClusterSettings(root);
  const cluster = new Cluster(settings, print);
  await requireFreePorts(settings);
  await ensureBuild(root, settings.product, print);
  return { cluster, settings };
}
