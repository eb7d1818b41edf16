import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../../e2e/support/backend-fault.ts';
import { ChangedBackend } from '../../e2e/support/changed-backend.ts';
import type { Part } from '../model.ts';
import { median, rounded } from '../numbers.ts';
import { memoryMegabytes } from '../process-usage.ts';
import { restUrlOf, type Server, startBackend, startWeb } from '../programs.ts';
import { healthyAnswers, type Tally, wander } from './wander.ts';

const visitors = 6;
const faultMs = 15_000;
const sampleMs = 2_000;
/** Share of the time that counts as warm-up; after it memory must be stable. */
const warmUpShare = 0.3;
/** Allowed ratio of the memory in the second half after the warm-up to the memory in the first half. */
const growthLimit = 1.1;
const faults: readonly Fault[] = [
  'none',
  'silent',
  'none',
  'error',
  'refused',
  'none',
  'html',
  'cut',
  'none',
  'unauthorised',
  'empty',
];

async function breakInTurns(backend: ChangedBackend, until: number): Promise<void> {
  for (let turn = 0; Date.now() < until; turn += 1) {
    await backend.breakWith(faults[turn % faults.length] ?? 'none');
    await sleep(Math.min(faultMs, Math.max(0, until - Date.now())));
  }
  await backend.breakWith('none');
}

async function sampleMemory(pid: number, until: number): Promise<number[]> {
  const samples: number[] = [];
  while (Date.now() < until) {
    samples.push(memoryMegabytes(pid));
    await sleep(sampleMs);
  }
  return samples;
}

async function soak(web: Server, backend: ChangedBackend, minutes: number) {
  const healthy = await healthyAnswers(web.origin);
  const until = Date.now() + minutes * 60_000;
  const tally: Tally = { answered: 0, unavailable: 0, problems: [] };
  const [samples] = await Promise.all([
    sampleMemory(web.pid, until),
    breakInTurns(backend, until),
    ...Array.from({ length: visitors }, (_, first) =>
      wander({ origin: web.origin, first, step: visitors, until, healthy, tally }),
    ),
  ]);
  const settled = samples.slice(Math.floor(warmUpShare * samples.length));
  const half = Math.floor(settled.length / 2);
  return { tally, before: median(settled.slice(0, half)), after: median(settled.slice(half)) };
}

function resultOf({ tally, before, after }: Awaited<ReturnType<typeof soak>>, minutes: number) {
  const { answered, unavailable, problems } = tally;
  return {
    tables: [
      {
        title: `Mixed load for ${minutes} minutes while the backend breaks every ${faultMs / 1000} s`,
        columns: [
          'requests',
          '503: the backend is missing',
          'wrong or no answer',
          'memory, middle (MB)',
          'memory, end (MB)',
        ],
        rows: [[answered, unavailable, problems.length, rounded(before), rounded(after)]],
      },
    ],
    bars: [],
    checks: [
      {
        rule: `${minutes} minutes of faults: requests with no or a wrong answer`,
        limit: '0',
        measured: [problems.length, ...new Set(problems.slice(0, 3))].join('; '),
        holds: problems.length === 0,
      },
      {
        rule: `${minutes} minutes of faults: memory at the end, of that after warm-up`,
        limit: `≤ ${rounded(100 * growthLimit)} %`,
        measured: `${rounded((100 * after) / before)} %`,
        holds: after <= growthLimit * before,
      },
    ],
  };
}

/** Visits pages for some minutes while the backend fails in every way. */
export const soakPart: Part = async (settings) => {
  const backend = await startBackend(settings);
  const changed = await ChangedBackend.start(undefined, undefined, restUrlOf(backend));
  settings.atEnd(() => changed.stop());
  const web = await startWeb(settings, backend, changed.restUrl);
  return resultOf(await soak(web, changed, settings.minutes), settings.minutes);
};
