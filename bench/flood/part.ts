import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../model.ts';
import { median, rounded } from '../numbers.ts';
import { memoryMegabytes, peakMemoryMegabytes } from '../process-usage.ts';
import { product, restUrlOf, type Server, startBackend, startWeb } from '../programs.ts';
import { openAll, requestAll } from './requests.ts';

const floods = 3;
/** Number of addresses of each kind in a flood: more than fit into the cache, so that the first flood fills it. */
const addresses = 1_200;
const connections = 5_000;
const concurrency = 8;
/** Universities of the embedded catalogue with courses: each pair of them, in each language, is a separate search. */
const institutions = 50;
const languages = ['', '&filterLingua=IT', '&filterLingua=EN'];
const samples = 20;
const sampleMs = 250;
const collectionMs = 2_000;
/** Makes the web app collect its garbage at a signal. */
const collector = ['--expose-gc', '--import', './bench/flood/collect-on-signal.ts'];
/** Allowed ratio of the memory after the third flood to the memory after the first. */
const growthLimit = 1.05;
/** Half of the memory that the product used before it was reduced: 810 to 908 MB. */
const maxMegabytes = 450;

const pairs = Array.from({ length: institutions }, (_, first) =>
  Array.from({ length: first }, (_, second) => `filterAteneo=${second + 1}&filterAteneo=${first + 1}`),
).flat();
const selections = languages.flatMap((language) => pairs.map((pair) => pair + language));

const app = `/${product}/app`;
/** The addresses of a flood, by kind; no two floods use the same address. */
const kinds: Readonly<Record<string, (index: number) => string>> = {
  searches: (index) => `${app}/catalogue?${selections[index % selections.length]}`,
  'searches for a text': (index) => `${app}/catalogue?q=flood+${index}`,
  'unknown addresses': (index) => `${app}/flood/${index}`,
};

/** Median of the memory in the five seconds after a flood. */
async function settledMemory(pid: number): Promise<number> {
  const found: number[] = [];
  while (found.length < samples) {
    await sleep(sampleMs);
    found.push(memoryMegabytes(pid));
  }
  return median(found);
}

/** Memory after a forced garbage collection. Without one, V8 may collect after seconds or only after minutes. */
async function memoryWithoutGarbage(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(collectionMs);
  return memoryMegabytes(pid);
}

/** Runs one flood. @returns the memory after each kind, after the connections, five seconds later, and without garbage */
async function flood({ origin, pid }: Server, turn: number): Promise<readonly number[]> {
  const after: number[] = [];
  for (const pathOf of Object.values(kinds)) {
    const paths = Array.from({ length: addresses }, (_, index) => pathOf(turn * addresses + index));
    await requestAll(origin, paths, concurrency);
    after.push(memoryMegabytes(pid));
  }
  await openAll(origin, `${app}/home`, connections);
  return [...after, memoryMegabytes(pid), await settledMemory(pid), await memoryWithoutGarbage(pid)];
}

function resultOf(start: number, most: number, rows: readonly (readonly number[])[]) {
  const settled = rows.map((row) => row.at(-2) ?? 0);
  const held = rows.map((row) => row.at(-1) ?? 0);
  const [first = 0, last = 0] = [held[0], held.at(-1)];
  return {
    tables: [
      {
        title: `Memory of the web app in floods of ${addresses} addresses of each kind and ${connections} connections (MB)`,
        columns: [
          'flood',
          ...Object.keys(kinds).map((kind) => `after ${kind}`),
          'after the connections',
          'five seconds later',
          'without garbage',
        ],
        rows: [
          ['before', ...Object.keys(kinds).map(() => '–'), '–', rounded(start), '–'],
          ...rows.map((row, turn) => [turn + 1, ...row.map(rounded)]),
        ],
      },
    ],
    bars: [],
    checks: [
      {
        rule: `memory without garbage after flood ${floods}, of what it was after the first`,
        limit: `≤ ${growthLimit}`,
        measured: `${(last / first).toFixed(2)} (${held.map(Math.round).join(', ')} MB)`,
        holds: last <= growthLimit * first,
      },
      {
        rule: 'memory five seconds after each flood (MB)',
        limit: `≤ ${maxMegabytes}`,
        measured: `${settled.map(Math.round).join(', ')}; at most ${Math.round(most)} for a moment`,
        holds: Math.max(...settled) <= maxMegabytes,
      },
    ],
  };
}

/** Floods the web app three times with searches, unknown addresses and connections, and measures its memory. */
export const floodPart: Part = async (settings) => {
  const backend = await startBackend(settings);
  const web = await startWeb(settings, backend, restUrlOf(backend), collector);
  const start = memoryMegabytes(web.pid);
  const rows: (readonly number[])[] = [];
  for (let turn = 0; turn < floods; turn += 1) {
    rows.push(await flood(web, turn));
    settings.print(`flood ${turn + 1}: ${rows.at(-1)?.map(Math.round).join(', ')} MB`);
  }
  return resultOf(start, peakMemoryMegabytes(web.pid), rows);
};
