import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Print } from './child-process.ts';
import { summaryLine, type Tally } from './test-report.ts';
import { runStep, type TestKind, type TestPlan, type TestStep, testPlan } from './test-steps.ts';

const print: Print = (line) => console.info(line);

/** Runs a step and prints its result. The output of a slow step is shown immediately, of a quick step only when it fails. */
async function showStep(step: TestStep): Promise<Tally> {
  const lines: string[] = [];
  const began = Date.now();
  const tally = await runStep(step, step.slow ? print : (line) => lines.push(line));
  if (tally.failed > 0) lines.forEach(print);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  print(`${tally.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${summaryLine([tally])} (${seconds} s)`);
  return tally;
}

/** Runs the lanes of a plan in parallel, then the following steps. */
async function runAll({ lanes, following }: TestPlan): Promise<readonly Tally[]> {
  const first = await Promise.all(lanes.map(runInOrder));
  return [...first.flat(), ...(await runInOrder(following))];
}

/** Runs steps in order. After a failed build the rest is skipped; after any other failure the next steps still run. */
async function runInOrder(steps: readonly TestStep[]): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  let built = true;
  for (const step of steps) {
    if (!built) print(`FAILED ${step.name}: not run, because the build failed`);
    const tally: Tally = built ? await showStep(step) : { passed: 0, failed: 1 };
    if (step.name === 'build') built = tally.failed === 0;
    tallies.push(tally);
  }
  return tallies;
}

function kindOf(args: readonly string[]): TestKind {
  if (args.includes('--fast')) return 'fast';
  return args.includes('--pages') ? 'pages' : 'all';
}

/** `npm test`: `--fast` omits build and browser, `--pages` runs only these. Other arguments are passed to Playwright. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const kind = kindOf(args);
  const playwrightArgs = args.filter((arg) => arg !== '--fast' && arg !== '--pages');
  const folder = mkdtempSync(path.join(tmpdir(), 'mooc-test-'));
  try {
    const tallies = await runAll(testPlan(kind, folder, playwrightArgs));
    print('');
    print(summaryLine(tallies));
    process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
