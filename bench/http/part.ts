import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BenchSettings, Check, Part, Table } from '../model.ts';
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

interface Comparison {
  readonly target: Target;
  readonly web: LoadResult;
  readonly bare: LoadResult;
}

/** The web app next to a bare Node server that sends the same bytes, in turns. */
async function compare(target: Target, index: number, web: Server, bare: Server): Promise<Comparison> {
  const { connections, nextPath } = target;
  const askWeb = { server: web, nextPath, connections, seconds };
  const askBare = { server: bare, nextPath: () => `/${index}`, connections, seconds };
  await load({ ...askWeb, seconds: target.cached ? warmUpSeconds : renderingWarmUpSeconds });
  await load({ ...askBare, seconds: warmUpSeconds });
  const results: { web: LoadResult[]; bare: LoadResult[] } = { web: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.web.push(await load(askWeb));
    results.bare.push(await load(askBare));
  }
  return { target, web: middleOf(results.web), bare: middleOf(results.bare) };
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
    rows: comparisons.flatMap(({ target: { name }, web, bare }) => [
      row(name, 'web app', web),
      row(name, 'bare Node, same bytes', bare),
    ]),
  };
}

function checksOf(comparisons: readonly Comparison[]): Check[] {
  return comparisons.flatMap(({ target: { name, cached, processorLimit }, web, bare }) => {
    const share = web.requestsPerSecond / bare.requestsPerSecond;
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
    const comparisons: Comparison[] = [];
    for (const [index, target] of targets.entries()) {
      settings.print(`http: ${target.name}`);
      comparisons.push(await compare(target, index, web, bare));
    }
    return {
      tables: [tableOf(comparisons)],
      bars: comparisons.map(({ target, web, bare }) => ({
        title: target.name,
        unit: 'requests a second',
        bars: [
          { label: 'web app', value: rounded(web.requestsPerSecond) },
          { label: 'bare Node', value: rounded(bare.requestsPerSecond) },
        ],
      })),
      checks: checksOf(comparisons),
    };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true });
  }
};
