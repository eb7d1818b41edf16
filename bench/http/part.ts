import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startBareNext } from '../bare-next.ts';
import type { Bars, BenchSettings, Check, Part, Table } from '../model.ts';
import { rounded } from '../numbers.ts';
import { type Server, startBackend, startServer, startWeb } from '../programs.ts';
import { recordAnswer } from './answers.ts';
import { type LoadResult, load, middleOf } from './load.ts';
import { type Target, targetsOf } from './targets.ts';

const rounds = 3;
const seconds = 3;
const warmUpSeconds = 2;
/** For what is rendered: its code is compiled while it runs, for more than a thousand requests. */
const renderingWarmUpSeconds = 45;
const sameBytes = 'bare Node, same bytes';

/** A server that does less, to compare with. */
interface Rival {
  readonly name: string;
  readonly server: Server;
  readonly nextPath: () => string;
}

interface Comparison {
  readonly target: Target;
  readonly web: LoadResult;
  /** By name; the first sends the same bytes. */
  readonly rivals: readonly (readonly [string, LoadResult])[];
}

/** The web app next to its rivals, in turns. */
async function compare(target: Target, web: Server, rivals: readonly Rival[]): Promise<Comparison> {
  const contestants = [{ name: 'web app', server: web, nextPath: target.nextPath }, ...rivals].map((contestant) => ({
    ...contestant,
    results: [] as LoadResult[],
  }));
  const ask = ({ server, nextPath }: Rival, duration: number) =>
    load({ server, nextPath, connections: target.connections, seconds: duration });
  for (const contestant of contestants) {
    await ask(contestant, contestant.name === sameBytes || target.cached ? warmUpSeconds : renderingWarmUpSeconds);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) contestant.results.push(await ask(contestant, seconds));
  }
  const [own, ...others] = contestants.map(({ name, results }) => [name, middleOf(results)] as const);
  if (!own) throw new Error('Nothing was measured');
  return { target, web: own[1], rivals: others };
}

/** The bare server's answer to a target; beside an uncached page, one of Next's with a paragraph. */
function rivalsOf({ cached, nextPath }: Target, index: number, bare: Server, bareNext: Server): readonly Rival[] {
  const same = { name: sameBytes, server: bare, nextPath: () => `/${index}` };
  if (cached) return [same];
  const query = () => new URL(nextPath(), bareNext.origin).search;
  return [same, { name: 'bare Next, one paragraph', server: bareNext, nextPath: () => `/each-request${query()}` }];
}

async function startBare(settings: BenchSettings, folder: string, web: Server, targets: readonly Target[]) {
  const answers = await Promise.all(targets.map(({ nextPath }) => recordAnswer(web.origin + nextPath())));
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  return startServer(settings, {
    label: 'bare',
    args: (port) => ['bench/http/bare-server.ts', file, String(port)],
    env: () => ({}),
    path: '/0',
  });
}

function row(name: string, server: string, { requestsPerSecond, p50, p99, processorTime }: LoadResult) {
  return [name, server, rounded(requestsPerSecond), p50, p99, rounded(processorTime, 2)];
}

function tableOf(comparisons: readonly Comparison[]): Table {
  return {
    title: 'Requests',
    columns: ['what', 'server', 'requests a second', 'p50 (ms)', 'p99 (ms)', 'CPU a request (ms)'],
    rows: comparisons.flatMap(({ target: { name }, web, rivals }) => [
      row(name, 'web app', web),
      ...rivals.map(([rival, result]) => row(name, rival, result)),
    ]),
  };
}

function checksOf(comparisons: readonly Comparison[]): Check[] {
  return comparisons.flatMap(({ target: { name, cached, processorLimit }, web, rivals }) => {
    const share = web.requestsPerSecond / (rivals[0]?.[1].requestsPerSecond ?? Number.NaN);
    const rate = {
      rule: `${name}: requests a second, of the bare server's`,
      limit: '≥ 50 %',
      measured: `${rounded(100 * share)} %`,
      holds: share >= 0.5,
    };
    const processor = {
      rule: `${name}: CPU a request in the web process`,
      limit: `≤ ${processorLimit} ms`,
      measured: `${rounded(web.processorTime, 2)} ms`,
      holds: web.processorTime <= processorLimit,
    };
    return cached ? [rate, processor] : [processor];
  });
}

function barsOf({ target, web, rivals }: Comparison): Bars {
  const bar = (label: string, result: LoadResult) => ({ label, value: rounded(result.requestsPerSecond) });
  return {
    title: target.name,
    unit: 'requests a second',
    bars: [bar('web app', web), ...rivals.map(([name, result]) => bar(name.replace(/,.*/, ''), result))],
  };
}

/** Throughput, latency and processor time of four kinds of request. */
export const httpPart: Part = async (settings) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-http-'));
  const servers: Server[] = [];
  try {
    const backend = await startBackend(settings);
    servers.unshift(backend);
    const web = await startWeb(settings, backend);
    servers.unshift(web);
    const targets = await targetsOf(web.origin);
    const bare = await startBare(settings, folder, web, targets);
    servers.unshift(bare);
    const bareNext = await startBareNext(settings);
    servers.unshift(bareNext);
    const comparisons: Comparison[] = [];
    for (const [index, target] of targets.entries()) {
      settings.print(`http: ${target.name}`);
      comparisons.push(await compare(target, web, rivalsOf(target, index, bare, bareNext)));
    }
    return {
      tables: [tableOf(comparisons)],
      bars: comparisons.map(barsOf),
      checks: checksOf(comparisons),
    };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true });
  }
};
