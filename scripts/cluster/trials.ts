import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { ClusterSettings } from './settings.ts';

/** One disturbance of a cluster while visitors read cached pages. */
export interface Trial {
  readonly name: string;
  readonly run: (cluster: Cluster, settings: ClusterSettings) => Promise<void>;
}

/** Length of a disturbance, in milliseconds. */
const outageMs = 5_000;
/** Longer than nginx waits for an instance, in milliseconds. */
const longOutageMs = 12_000;

const everyTag = ['courses', 'categories', 'institutions', 'faqs', 'filters', 'isced'];

/** Notifies the web app, through one instance, that data have changed. @throws {Error} when the call is refused */
export async function revalidate(settings: ClusterSettings, tags: readonly string[]): Promise<void> {
  const response = await fetch(`${settings.instanceUrls[0]}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${settings.revalidateToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`POST /api/revalidate answered ${response.status}: ${await response.text()}`);
}

/** Kills a service and restarts it after a while. */
async function killFor(cluster: Cluster, label: string): Promise<void> {
  cluster.running(label).signal('SIGKILL');
  await sleep(outageMs);
  await cluster.start(label);
}

/** Kills an instance and restarts it at once. */
async function killAndRestart(cluster: Cluster, label: string): Promise<void> {
  cluster.running(label).signal('SIGKILL');
  await cluster.running(label).ended;
  await cluster.start(label);
}

/** Kills the database and invalidates every page. Meanwhile an instance restarts with only the cache. */
async function loseDatabase(cluster: Cluster, settings: ClusterSettings): Promise<void> {
  cluster.running('postgres').signal('SIGKILL');
  await revalidate(settings, everyTag);
  await sleep(outageMs);
  await killAndRestart(cluster, 'web-1');
  await sleep(outageMs);
  await cluster.start('postgres');
}

async function hang(cluster: Cluster, label: string, ms = outageMs): Promise<void> {
  cluster.running(label).signal('SIGSTOP');
  await sleep(ms);
  cluster.running(label).signal('SIGCONT');
}

/** All trials. Run them one by one, on a cluster that has recovered from the previous trial. */
export const trials: readonly Trial[] = [
  { name: 'nothing happens', run: () => sleep(outageMs) },
  { name: 'an instance is killed and started again', run: (cluster) => killFor(cluster, 'web-1') },
  {
    name: 'an instance is stopped (SIGTERM) and started again',
    run: async (cluster) => {
      await cluster.running('web-2').stop();
      await sleep(outageMs);
      await cluster.start('web-2');
    },
  },
  { name: 'an instance hangs', run: (cluster) => hang(cluster, 'web-2', longOutageMs) },
  { name: 'the cache hangs', run: (cluster) => hang(cluster, 'cache') },
  { name: 'the cache is killed', run: (cluster) => killFor(cluster, 'cache') },
  {
    name: 'the cache is gone, an instance starts without it',
    run: async (cluster) => {
      cluster.running('cache').signal('SIGKILL');
      await killAndRestart(cluster, 'web-2');
      await cluster.start('cache');
    },
  },
  { name: 'the database is killed, every page is due, an instance is killed', run: loseDatabase },
  { name: 'the backend is killed', run: (cluster) => killFor(cluster, 'backend') },
];
