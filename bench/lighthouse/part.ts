import { startBareNext } from '../bare-next.ts';
import type { BenchSettings, Check, Part } from '../model.ts';
import { median, rounded } from '../numbers.ts';
import { product, type Server, startBackend, startWeb } from '../programs.ts';
import { type Auditor, type Quality, type Speed, startAuditor } from './audit.ts';

/** Audited pages; some have a limit for the largest paint, in milliseconds on the simulated phone. */
const auditedPages: readonly { readonly path: string; readonly largestPaintLimit?: number }[] = [
  { path: 'home', largestPaintLimit: 2_400 },
  { path: 'catalogue', largestPaintLimit: 2_000 },
  { path: 'courseDetails/1', largestPaintLimit: 2_000 },
  { path: 'aboutUniv/4', largestPaintLimit: 2_000 },
  { path: 'collectionCard/1001' },
  { path: 'aboutUniv' },
];
/** How many points a page may be below a bare Next page. */
const pointsBelow = 2;
const bareName = 'bare Next page';

interface Page {
  readonly name: string;
  readonly url: string;
}

interface Audited {
  readonly name: string;
  readonly middle: Speed & Quality;
}

function pagesOf(web: Server, bare: Server): readonly Page[] {
  const app = `${web.origin}/${product}/app`;
  const own = auditedPages.map(({ path }) => ({ name: path, url: `${app}/${path}` }));
  return [{ name: bareName, url: `${bare.origin}/` }, ...own];
}

/** Audits all pages in turns, so that other work of the machine affects all of them equally. */
async function auditInTurns(auditor: Auditor, pages: readonly Page[], { runs, print }: BenchSettings) {
  const speeds = new Map<string, Speed[]>(pages.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    print(`lighthouse: run ${run} of ${runs}`);
    for (const { name, url } of pages) speeds.get(name)?.push(await auditor.auditSpeed(url));
  }
  const audited: Audited[] = [];
  for (const { name, url } of pages) {
    audited.push({ name, middle: { ...medianOf(speeds.get(name) ?? []), ...(await auditor.auditQuality(url)) } });
  }
  return audited;
}

function medianOf(speeds: readonly Speed[]): Speed {
  const of = (key: keyof Speed) => median(speeds.map((speed) => speed[key]));
  return {
    performance: of('performance'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
  };
}

function checksOf(audited: readonly Audited[]): Check[] {
  const bare = audited.find(({ name }) => name === bareName)?.middle.performance ?? Number.NaN;
  return audited
    .filter(({ name }) => name !== bareName)
    .flatMap(({ name, middle }) => [
      {
        rule: `${name}: Lighthouse performance on a phone`,
        limit: `≥ ${bare - pointsBelow} (bare Next page ${bare}, less ${pointsBelow})`,
        measured: String(middle.performance),
        holds: middle.performance >= bare - pointsBelow,
      },
      ...largestPaintCheck(name, middle),
      {
        rule: `${name}: layout shift`,
        limit: '0',
        measured: String(rounded(middle.shift, 3)),
        holds: rounded(middle.shift, 3) === 0,
      },
      {
        rule: `${name}: accessibility, best practices, SEO`,
        limit: '100, 100, 100',
        measured: [middle.accessibility, middle.bestPractices, middle.seo].join(', '),
        holds: Math.min(middle.accessibility, middle.bestPractices, middle.seo) === 100,
      },
    ]);
}

function largestPaintCheck(name: string, { largestPaint }: Speed): Check[] {
  const limit = auditedPages.find(({ path }) => path === name)?.largestPaintLimit;
  if (limit === undefined) return [];
  return [
    {
      rule: `${name}: largest paint on a phone`,
      limit: `≤ ${limit} ms`,
      measured: `${rounded(largestPaint)} ms`,
      holds: largestPaint <= limit,
    },
  ];
}

async function auditAll(settings: BenchSettings, web: Server, bare: Server) {
  const auditor = await startAuditor(settings);
  const pages = pagesOf(web, bare);
  // Visitors hardly ever get a page first, so the first request of each page is not measured.
  for (const { url } of pages) await (await fetch(url)).text();
  return { browser: auditor.browser, audited: await auditInTurns(auditor, pages, settings) };
}

/** Lighthouse on six pages, median of several runs (five by default), with a bare Next page in the same runs. */
export const lighthousePart: Part = async (settings) => {
  const backend = await startBackend(settings);
  const web = await startWeb(settings, backend);
  const bare = await startBareNext(settings);
  const { browser, audited } = await auditAll(settings, web, bare);
  const row = ({ name, middle }: Audited) => [
    name,
    ...[middle.performance, middle.accessibility, middle.bestPractices, middle.seo],
    ...[rounded(middle.largestPaint), rounded(middle.blocked), rounded(middle.shift, 3)],
  ];
  const score = ({ name, middle }: Audited) => ({ label: name, value: middle.performance });
  return {
    tables: [
      {
        title: `Lighthouse, emulated phone, median of ${settings.runs} (${browser})`,
        columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP (ms)', 'TBT (ms)', 'CLS'],
        rows: audited.map(row),
      },
    ],
    bars: [{ title: 'Lighthouse performance, phone', unit: 'of 100', bars: audited.map(score) }],
    checks: checksOf(audited),
  };
};
