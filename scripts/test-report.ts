import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The numbers of passed and failed tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
  }));

const reports = { jest: jestReport, playwright: playwrightReport };

/** A test program's report in JSON. */
export interface Report {
  readonly kind: keyof typeof reports;
  readonly file: string;
}

/** The tally of a report; a missing or broken one counts as one failure. */
export function readTally({ kind, file }: Report): Tally {
  try {
    return reports[kind].parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The tally of a step; when the program failed although no test did, it counts one failure. */
export function withOutcome(tally: Tally, succeeded: boolean): Tally {
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** The last line of a test run. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  return `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failed)} failed`;
}
