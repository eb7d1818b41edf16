import { pglite } from './backend/engines.ts';
import { generate } from './backend/generate.ts';
import type { BenchSettings, Part } from './model.ts';
import { rounded } from './numbers.ts';
import { memoryMegabytes, processorSeconds } from './process-usage.ts';
import { product, type Server, startBackend, startWeb } from './programs.ts';

const courses = 12_000;
const limitSeconds = 10;
const sampleMs = 100;
const files = ['courses.json', 'courses.csv'];

interface Measured {
  readonly file: string;
  readonly seconds: number;
  readonly firstByteMs: number;
  readonly megabytes: number;
  readonly webCpu: number;
  readonly backendCpu: number;
  /** Memory of the web app in megabytes, before the export, and the maximum during it. */
  readonly before: number;
  readonly peak: number;
}

/** Fetches a whole file and samples the memory of the web app meanwhile. */
async function fetchFile(file: string, web: Server, backend: Server): Promise<Measured> {
  const before = memoryMegabytes(web.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryMegabytes(web.pid));
  }, sampleMs);
  const cpu = () => [processorSeconds(web.pid), processorSeconds(backend.pid)] as const;
  const [webBefore, backendBefore] = cpu();
  const began = performance.now();
  const response = await fetch(`${web.origin}/${product}/app/api/export/${file}`);
  if (response.status !== 200 || !response.body) throw new Error(`${file} answered ${response.status}`);
  const firstByteMs = performance.now() - began;
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.byteLength;
  clearInterval(watch);
  const [webAfter, backendAfter] = cpu();
  const seconds = (performance.now() - began) / 1000;
  const used = { webCpu: webAfter - webBefore, backendCpu: backendAfter - backendBefore };
  return { file, seconds, firstByteMs, megabytes: bytes / 1024 ** 2, ...used, before, peak };
}

async function measure(settings: BenchSettings): Promise<Measured[]> {
  const engine = await pglite(settings);
  settings.print(`exports: adding ${courses} courses`);
  await generate(settings, engine.data, courses);
  const backend = await startBackend(settings, engine.data);
  const web = await startWeb(settings, backend);
  // Node compiles the code in the first round, so only the second is measured.
  for (const file of files) await fetchFile(file, web, backend);
  const measured: Measured[] = [];
  for (const file of files) measured.push(await fetchFile(file, web, backend));
  return measured;
}

const columns = ['file', 'seconds', 'first byte (ms)', 'MB', 'CPU web (s)', 'CPU backend (s)'];
const memoryColumns = ['memory before (MB)', 'memory at most (MB)'];

/** Duration of the open data exports of a large catalogue, and the memory that the web app needs for them. */
export const exportsPart: Part = async (settings) => {
  const measured = await measure(settings);
  return {
    tables: [
      {
        title: `Open data of ${courses} courses over the embedded backend`,
        columns: [...columns, ...memoryColumns],
        rows: measured.map((row) => [
          row.file,
          ...[row.seconds, row.firstByteMs, row.megabytes].map((value) => rounded(value, 1)),
          ...[row.webCpu, row.backendCpu, row.before, row.peak].map((value) => rounded(value, 1)),
        ]),
      },
    ],
    bars: [],
    checks: measured.map(({ file, seconds }) => ({
      rule: `${file} of ${courses} courses`,
      limit: `< ${limitSeconds} s`,
      measured: `${rounded(seconds, 1)} s`,
      holds: seconds < limitSeconds,
    })),
  };
};
