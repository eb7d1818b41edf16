import type { Print } from '../child-process.ts';
import { ensureBuild } from '../ensure-build.ts';
import { requireFreePort } from '../free-port.ts';
import { Cluster } from './cluster.ts';
import { type ClusterSettings, readClusterSettings, usedPorts } from './settings.ts';

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
  for (const [port, variable] of usedPorts(settings)) await requireFreePort(port, variable);
  await ensureBuild(root, settings.product, print);
  return { cluster, settings };
}
