import type { BenchSettings, Check, Part } from '../model.ts';
import { median, quantile, rounded } from '../numbers.ts';
import { processorSeconds, processorSecondsWithChildren } from '../process-usage.ts';
import { type Server, startBackend } from '../programs.ts';
import { hostileTexts, judgedTexts } from '../relevance/texts.ts';
import { type Engine, enginesHere } from './engines.ts';
import { generate } from './generate.ts';
import { manyFilters, searchKinds, timeSearch, timeTexts } from './search-calls.ts';
import { timeSuggestions } from './suggestion-calls.ts';

const sizes = [1_000, 10_000];
const largeSize = 100_000;
const warmUps = 20;
/** Rounds of eight clients that are not measured: they open the connections, and Node compiles frequent code. */
const warmUpRounds = 3;
const questions = 60;
/** Limit of the median for two filters and text among 100,000 courses on PostgreSQL, in milliseconds. */
const largeLimit = 50;
/** Limit of the 95th percentile of suggestions to eight clients among as many courses, in milliseconds. */
const suggestionLimit = 50;
const suggestionKind = 'suggestions, eight clients at once';
/** Limits for searches of eight clients among as many courses, in milliseconds. */
const textLimits = { median: 50, p95: 100 };
const textKind = 'judged texts, eight clients at once';
const hostileKind = 'hostile texts, eight clients at once';
/** The median of hostile texts may be at most this many times the median of judged texts. */
const hostileFactor = 2;

const countedKind = 'judged texts with counts, eight clients at once';
const manyKind = 'text with 400 filters, eight clients at once';

/** The calls of eight concurrent clients, by kind. */
const crowds: Readonly<Record<string, (backend: Server) => Promise<number[]>>> = {
  [suggestionKind]: timeSuggestions,
  [textKind]: (backend) => timeTexts(backend, judgedTexts),
  [countedKind]: (backend) => timeTexts(backend, judgedTexts, { isCounted: true }),
  [hostileKind]: (backend) => timeTexts(backend, hostileTexts),
  [manyKind]: (backend) => timeTexts(backend, judgedTexts, { selection: manyFilters }),
};

interface Measured {
  readonly engine: Engine['name'];
  readonly courses: number;
  readonly kind: string;
  readonly median: number;
  readonly p95: number;
  /** Processor time of backend and database for one call, in milliseconds. */
  readonly processor: number;
}

/** Median and 95th percentile of the measured times, and the processor time of backend and database for each call. */
async function measure(backend: Server, { pid }: Engine, time: () => Promise<number[]>) {
  const used = () => processorSeconds(backend.pid) + (pid === null ? 0 : processorSecondsWithChildren(pid));
  const before = used();
  const times = await time();
  const processor = ((used() - before) * 1000) / times.length;
  return { median: median(times), p95: quantile(times, 0.95), processor };
}

async function timeOneByOne(backend: Server, kind: (typeof searchKinds)[number], count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timeSearch(backend, kind, index));
  return times;
}

async function timeSearches(settings: BenchSettings, engine: Engine, courses: number): Promise<Measured[]> {
  const backend = await startBackend(settings, engine.data);
  const measured: Measured[] = [];
  const asked = { engine: engine.name, courses };
  for (const kind of searchKinds) {
    await timeOneByOne(backend, kind, warmUps);
    const times = await measure(backend, engine, () => timeOneByOne(backend, kind, questions));
    measured.push({ ...asked, kind: kind.name, ...times });
  }
  for (const [kind, timeAll] of Object.entries(crowds)) {
    for (let round = 0; round < warmUpRounds; round += 1) await timeAll(backend);
    measured.push({ ...asked, kind, ...(await measure(backend, engine, () => timeAll(backend))) });
  }
  await backend.stop();
  for (const { kind, median: middle, p95, processor } of measured) {
    settings.print(
      `  ${kind}: median ${rounded(middle, 1)} ms, 95 % ${rounded(p95, 1)} ms, processor ${rounded(processor, 1)} ms`,
    );
  }
  return measured;
}

async function measureEngine(settings: BenchSettings, open: () => Promise<Engine>): Promise<Measured[]> {
  const engine = await open();
  const measured: Measured[] = [];
  let courses = 0;
  for (const size of settings.large && engine.name === 'PostgreSQL' ? [...sizes, largeSize] : sizes) {
    settings.print(`backend: ${engine.name} with ${size} courses`);
    await generate(settings, engine.data, size - courses);
    courses = size;
    measured.push(...(await timeSearches(settings, engine, size)));
  }
  return measured;
}

function checksOf(measured: readonly Measured[]): Check[] {
  const large = measured.filter(({ engine, courses }) => engine === 'PostgreSQL' && courses === largeSize);
  const ordinary = large.find(({ kind }) => kind === textKind)?.median ?? 0;
  return large.flatMap(({ kind, median: middle, p95 }): Check[] => {
    const check = (what: string, limit: number, value: number) => ({
      rule: `100,000 courses on PostgreSQL: ${what}`,
      limit: `< ${rounded(limit, 1)} ms`,
      measured: `${rounded(value, 1)} ms`,
      holds: value < limit,
    });
    if (kind === suggestionKind) return [check(`${kind}, 95 %`, suggestionLimit, p95)];
    if (kind === textKind)
      return [check(`${kind}, median`, textLimits.median, middle), check(`${kind}, 95 %`, textLimits.p95, p95)];
    if (kind === hostileKind || kind === manyKind) return [check(`${kind}, median`, hostileFactor * ordinary, middle)];
    return kind.includes('and text') ? [check('search with two filters and text, median', largeLimit, middle)] : [];
  });
}

/** The backend's search and suggestions, by engine, size of the catalogue and kind of call. */
export const backendPart: Part = async (settings) => {
  const measured: Measured[] = [];
  for (const open of enginesHere(settings)) measured.push(...(await measureEngine(settings, open)));
  const hardest = measured.filter(({ kind }) => kind === 'two filters and text');
  return {
    tables: [
      {
        title: 'Search and suggestions of the backend',
        columns: ['engine', 'courses', 'question', 'median (ms)', 'p95 (ms)', 'CPU (ms)'],
        rows: measured.map((row) => [
          ...[row.engine, row.courses, row.kind],
          ...[row.median, row.p95, row.processor].map((value) => rounded(value, 1)),
        ]),
      },
    ],
    bars: [
      {
        title: 'Search with two filters and text',
        unit: 'ms, median',
        bars: hardest.map((row) => ({ label: `${row.engine}, ${row.courses}`, value: rounded(row.median, 1) })),
      },
    ],
    checks: checksOf(measured),
  };
};
