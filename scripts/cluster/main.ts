import { setTimeout as sleep } from 'node:timers/promises';
import { printStartError } from '../../lib/server/start-problem.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import type { ClusterSettings } from './settings.ts';

const restartAfterMs = 1_000;

function welcome({ appUrl, webPorts, folder }: ClusterSettings): readonly string[] {
  return [
    '',
    `The catalogue   ${appUrl}/home`,
    `Web instances   ports ${webPorts.join(', ')}`,
    `Data            ${folder}`,
    '',
    'What ends by itself is started again; Ctrl-C stops everything.',
    '',
  ];
}

/** Restarts a service whenever it ends by itself; rejects when a restart fails. */
async function keepRunning(cluster: Cluster, label: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const outcome = await cluster.running(label).ended;
    await sleep(restartAfterMs, null, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    console.info(`${label} ended (${outcome}); it is started again.`);
    await cluster.start(label);
  }
}

/** Runs the catalogue as if on several machines, until Ctrl-C: `npm run cluster`. */
async function main(): Promise<void> {
  const { cluster, settings } = await prepareCluster();
  await runUntilStopped(
    async (stopping) => {
      await cluster.startAll();
      for (const line of welcome(settings)) console.info(line);
      await Promise.all(cluster.labels.map((label) => keepRunning(cluster, label, stopping)));
    },
    () => cluster.stopAll(),
  );
}

main().catch((error: unknown) => {
  printStartError(error);
  process.exit(1);
});
