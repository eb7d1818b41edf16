import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startBareNext } from '../bare-next.ts';
import type { Bars, BenchSettings, Check, Part, Table } from '../model.ts';
import { rounded } from '../numbers.ts';
import { type Server, startBackend, startServer, startWeb } from '../programs.ts';
import { recordAnswer } from './answers.ts';
import { type Comparison, compare, contestOf, type Measured } from './contest.ts';
import { type Target, targetsOf } from './targets.ts';

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

function row(what: string, { name, requestsPerSecond, p50, p99, processorTime }: Measured) {
  return [what, name, rounded(requestsPerSecond), p50, p99, rounded(processorTime, 2)];
}

function tableOf(comparisons: readonly Comparison[]): Table {
  return {
    title: 'Requests',
    columns: ['what', 'server', 'requests a second', 'p50 (ms)', 'p99 (ms)', 'CPU a request (ms)'],
    rows: comparisons.flatMap(({ target, web, rivals }) => [web, ...rivals].map((one) => row(target.name, one))),
  };
}

function checksOf(comparisons: readonly Comparison[]): Check[] {
  return comparisons.flatMap(({ target: { name, cached, processorLimit }, web, rivals }) => {
    const share = web.requestsPerSecond / (rivals[0]?.requestsPerSecond ?? Number.NaN);
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
  const bar = ({ name, requestsPerSecond }: Measured) => ({
    label: name.replace(/,.*/, ''),
    value: rounded(requestsPerSecond),
  });
  return { title: target.name, unit: 'requests a second', bars: [web, ...rivals].map(bar) };
}

/** Throughput, latency and processor time of four kinds of request. */
export const httpPart: Part = async (settings) => {
  const folder = await mkdtempDisposable(path.join(os.tmpdir(), 'bench-http-'));
  settings.atEnd(folder.remove);
  const backend = await startBackend(settings);
  const web = await startWeb(settings, backend);
  const targets = await targetsOf(web.origin);
  const bare = await startBare(settings, folder.path, web, targets);
  const bareNext = await startBareNext(settings);
  const comparisons: Comparison[] = [];
  for (const [index, target] of targets.entries()) {
    settings.print(`http: ${target.name}`);
    comparisons.push(await compare(contestOf(target, index, { web, bare, bareNext })));
  }
  return {
    tables: [tableOf(comparisons)],
    bars: comparisons.map(barsOf),
    checks: checksOf(comparisons),
  };
};
