import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './http/load.ts';
import type { BenchSettings, Part } from './model.ts';
import { median, rounded } from './numbers.ts';
import { memoryMegabytes } from './process-usage.ts';
import { product, type Server, startBackend, startWeb } from './programs.ts';

const starts = 3;
const loadSeconds = 8;
const settleMs = 3_000;

interface Timed {
  readonly seconds: number;
  readonly server: Server;
}

async function timed(start: () => Promise<Server>): Promise<Timed> {
  const began = performance.now();
  const server = await start();
  return { seconds: (performance.now() - began) / 1000, server };
}

/** Starts a server several times; the last one keeps running. */
async function startSeveralTimes(start: () => Promise<Server>): Promise<Timed> {
  const seconds: number[] = [];
  for (let count = 1; count < starts; count += 1) {
    const { seconds: took, server } = await timed(start);
    seconds.push(took);
    await server.stop();
  }
  const last = await timed(start);
  return { ...last, seconds: median([...seconds, last.seconds]) };
}

const somePages = [
  'home',
  'catalogue',
  'aboutUniv',
  'about',
  'en/home',
  ...[1, 2, 3, 4, 5].map((id) => `courseDetails/${id}`),
];

async function memoryUnderLoad(web: Server) {
  const afterStart = memoryMegabytes(web.pid);
  let count = 0;
  const nextPath = () => `/${product}/app/${somePages[count++ % somePages.length]}`;
  await load({ server: web, nextPath, connections: 8, seconds: loadSeconds });
  await sleep(settleMs);
  return { afterStart, afterLoad: memoryMegabytes(web.pid) };
}

async function measure(settings: BenchSettings) {
  const backend = await startSeveralTimes(() => startBackend(settings));
  const web = await startSeveralTimes(() => startWeb(settings, backend.server));
  const memory = await memoryUnderLoad(web.server);
  return { backend, web, memory, backendMemory: memoryMegabytes(backend.server.pid) };
}

/** Time from the start to the first answered page or call, and memory of the processes. */
export const startPart: Part = async (settings) => {
  const { backend, web, memory, backendMemory } = await measure(settings);
  return {
    tables: [
      {
        title: 'Start and memory',
        columns: [
          'process',
          'from the start to the first answer (s)',
          'memory after the start (MB)',
          'after load (MB)',
        ],
        rows: [
          ['web app', rounded(web.seconds, 1), rounded(memory.afterStart), rounded(memory.afterLoad)],
          ['embedded backend, PGlite', rounded(backend.seconds, 1), '', rounded(backendMemory)],
        ],
      },
    ],
    bars: [],
    checks: [],
  };
};
