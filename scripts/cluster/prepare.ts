import path from 'node:path';
import { ensureBuild } from '../ensure-build.ts';
import { requireFreePort } from '../free-port.ts';
import { Cluster } from './cluster.ts';
import { type ClusterSettings, readClusterSettings, usedPorts } from './settings.ts';

/**
 * Prepares a cluster for its start: checks that its programs are installed and its ports free, and builds the web app.
 *
 * @throws {StartProblem | EnvError} with one line that says what is missing or wrong
 */
export async function prepareCluster(): Promise<{ readonly cluster: Cluster; readonly settings: ClusterSettings }> {
  const settings = readClusterSettings(path.resolve(import.meta.dirname, '../..'));
  const cluster = new Cluster(settings);
  for (const [port, variable] of usedPorts(settings)) await requireFreePort(port, variable);
  await ensureBuild(settings.root, settings.product);
  return { cluster, settings };
}
