import { enginesHere } from '../backend/engines.ts';
import { generate } from '../backend/generate.ts';
import type { BenchSettings, Check, Part } from '../model.ts';
import { median, quantile, rounded } from '../numbers.ts';
import { product, startBackend, startWeb } from '../programs.ts';
import { pageKinds, searchKind } from './pages.ts';

const institutions = 3_300;
const size = 10_000;
const largeSize = 100_000;
/** Limit of a page's uncompressed HTML, in bytes. */
const maxBytes = 150_000;
/** Searches that are not measured, in which Node compiles frequent code. */
const warmUps = 40;

interface Measured {
  readonly kind: string;
  readonly median: number;
  readonly p95: number;
  /** Size of the largest page, in bytes. */
  readonly largest: number;
}

/** Requests a page. @throws unless the status is 200 */
async function visit(address: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now();
  const answer = await fetch(address);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - began, bytes: byteLength };
}

async function measurePages(app: string, settings: BenchSettings): Promise<Measured[]> {
  for (let index = 0; index < warmUps; index += 1)
    await visit(`${app}/catalogue?q=${'abcdefghij'[index % 10]}${index}`);
  const measured: Measured[] = [];
  for (const { name, paths } of pageKinds) {
    const visits = [];
    for (const path of paths) visits.push(await visit(`${app}/${path}`));
    const times = visits.map(({ ms }) => ms);
    const largest = Math.max(...visits.map(({ bytes }) => bytes));
    measured.push({ kind: name, median: median(times), p95: quantile(times, 0.95), largest });
    settings.print(`  ${name}: median ${rounded(median(times), 1)} ms, largest page ${largest} bytes`);
  }
  return measured;
}

/** Measures with a number of courses on the best database of this machine: PostgreSQL if there is one. */
async function measureWith(courses: number, settings: BenchSettings): Promise<Measured[]> {
  const engine = await enginesHere(settings).at(-1)?.();
  if (!engine) throw new Error('There is no database');
  settings.print(`landing: adding ${courses} courses and ${institutions} institutions on ${engine.name}`);
  await generate(settings, engine.data, courses, institutions);
  const backend = await startBackend(settings, engine.data);
  const web = await startWeb(settings, backend);
  return await measurePages(`${web.origin}/${product}/app`, settings);
}

function checksOf(measured: readonly Measured[]): Check[] {
  const limit = measured.find(({ kind }) => kind === searchKind)?.median ?? 0;
  const largest = Math.max(...measured.map((one) => one.largest));
  return [
    ...measured
      .filter(({ kind }) => kind !== searchKind)
      .map(({ kind, median: middle }) => ({
        rule: `${kind}, first visit, median`,
        limit: `≤ ${rounded(limit, 1)} ms, as a search`,
        measured: `${rounded(middle, 1)} ms`,
        holds: middle <= limit,
      })),
    {
      rule: 'HTML of the largest of these pages',
      limit: `< ${maxBytes / 1000} kB`,
      measured: `${rounded(largest / 1000, 1)} kB`,
      holds: largest < maxBytes,
    },
  ];
}

/** Lists in each order and landing pages of a very large catalogue, one by one, each at its first visit. */
export const landingPart: Part = async (settings) => {
  const courses = settings.large ? largeSize : size;
  const measured = await measureWith(courses, settings);
  return {
    tables: [
      {
        title: `First visits among ${courses} courses and ${institutions} institutions`,
        columns: ['page', 'median (ms)', 'p95 (ms)', 'largest HTML (kB)'],
        rows: measured.map((row) => [
          row.kind,
          ...[row.median, row.p95, row.largest / 1000].map((value) => rounded(value, 1)),
        ]),
      },
    ],
    bars: [],
    checks: checksOf(measured),
  };
};
