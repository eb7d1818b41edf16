import { setTimeout as sleep } from 'node:timers/promises';
import { stopRequested } from '../../lib/server/shutdown.ts';
import { printStartError } from '../../lib/server/start-problem.ts';
import { checkInvalidation, checkRecovery } from './checks.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import { type KnownPage, Load, type LoadResult, readPage } from './load.ts';
import { outcomeTable } from './outcome-table.ts';
import type { ClusterSettings } from './settings.ts';
import { checkSignIn } from './sign-in-check.ts';
import { trials } from './trials.ts';
import { checkVersions } from './versions-check.ts';

const coursesRead = 12;
/** For how long visitors continue after a disturbance, in milliseconds. */
const afterwardsMs = 2_000;

/** Makes only the first instance render the pages that the visitors will read through the proxy. */
async function knownPages({ appUrl, instanceUrls }: ClusterSettings): Promise<readonly KnownPage[]> {
  const courses = Array.from({ length: coursesRead }, (_, index) => `/courseDetails/${index + 1}`);
  const pages: KnownPage[] = [];
  for (const page of ['/home', '/en/home', '/catalogue', '/about', '/aboutUniv', '/en/aboutUniv', ...courses]) {
    const { title } = await readPage(`${instanceUrls[0]}${page}`);
    pages.push({ url: `${appUrl}${page}`, title });
  }
  return pages;
}

/** Runs each trial while visitors read, and checks that the cluster recovers. @returns number of trials with lost requests */
async function runTrials(cluster: Cluster, settings: ClusterSettings): Promise<number> {
  const pages = await knownPages(settings);
  const results: { name: string; result: LoadResult }[] = [];
  for (const { name, run } of trials) {
    console.info(`# ${name}`);
    const load = new Load(pages);
    try {
      await run(cluster, settings);
      await sleep(afterwardsMs);
    } finally {
      results.push({ name, result: await load.stop() });
    }
    await checkRecovery(settings, pages);
  }
  for (const line of outcomeTable(results)) console.info(line);
  return results.filter(({ result }) => result.lost.length > 0).length;
}

const checks = [
  { what: 'A change that one instance hears of, the other shows', check: checkInvalidation },
  { what: 'A sign-in that several instances renew at once goes on', check: checkSignIn },
  { what: 'A page of one version finds its files while instances of two answer, and afterwards', check: checkVersions },
];

/** Runs the checks on a working cluster. @returns number of failed checks */
async function runChecks(cluster: Cluster, settings: ClusterSettings): Promise<number> {
  let failed = 0;
  for (const { what, check } of checks) {
    const problem = await check(settings, cluster).then(
      () => null,
      (error: Error) => error.message,
    );
    console.info(`${what}: ${problem ?? 'yes'}`);
    if (problem !== null) failed += 1;
  }
  return failed;
}

async function test(cluster: Cluster, settings: ClusterSettings): Promise<boolean> {
  await cluster.startAll();
  const failed = (await runTrials(cluster, settings)) + (await runChecks(cluster, settings));
  console.info(`${trials.length + checks.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

/** `npm run cluster:test`: breaks the parts of a cluster one by one under load, and counts the lost requests. */
async function main(): Promise<void> {
  const { cluster, settings } = await prepareCluster();
  const stopped = stopRequested().then(() => false);
  const passed = test(cluster, settings);
  try {
    process.exitCode = (await Promise.race([passed, stopped])) ? 0 : 1;
  } finally {
    await cluster.stopAll();
  }
  process.exit();
}

main().catch((error: unknown) => {
  printStartError(error);
  process.exit(1);
});
