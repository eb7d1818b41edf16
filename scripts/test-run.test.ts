import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTally, summaryLine, withOutcome } from './test-report.ts';
import { runStep, testPlan } from './test-steps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the tally', () => {
  it('counts a test file that does not run as a failure', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, success: false });
    expect(readTally({ kind: 'jest', file })).toEqual({ passed: 7, failed: 3 });
  });

  it('counts servers that do not start as failures', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{ message: 'x' }] });
    expect(readTally({ kind: 'playwright', file })).toEqual({ passed: 5, failed: 2 });
  });

  it.each(['', '{', '[]', '{"stats":{}}'])('takes the report %j for a failure', (text) => {
    expect(readTally({ kind: 'jest', file: report(text) })).toEqual({ passed: 0, failed: 1 });
    expect(readTally({ kind: 'playwright', file: report(text) })).toEqual({ passed: 0, failed: 1 });
  });

  it('takes a report that was never written for a failure', () => {
    expect(readTally({ kind: 'jest', file: path.join(folder, 'none.json') })).toEqual({ passed: 0, failed: 1 });
  });

  it('does not believe a good report of a program that failed', () => {
    expect(withOutcome({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withOutcome({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withOutcome({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });

  it('ends a run with one line', () => {
    expect(
      summaryLine([
        { passed: 1, failed: 0 },
        { passed: 10, failed: 2 },
      ]),
    ).toBe('11 passed, 2 failed');
  });
});

describe('the steps', () => {
  const names = (kind: 'all' | 'fast' | 'pages') => {
    const { lanes, following } = testPlan(kind, folder, []);
    return [...lanes.flat(), ...following].map(({ name }) => name);
  };

  it('are everything, or what needs no browser, or what does', () => {
    expect(names('fast')).toEqual(['format and lint', 'types', 'import rules', 'unused code', 'Jest']);
    expect(names('pages')).toEqual(['build', 'Playwright']);
    expect(names('all')).toEqual([...names('fast'), ...names('pages')]);
  });

  it('run programs of the project and tell how they end', async () => {
    const lines: string[] = [];
    const script = path.join(folder, 'trial.mjs');
    writeFileSync(
      script,
      'console.log(process.argv[2], process.env.TRIAL); process.exitCode = Number(process.argv[2]);',
    );
    const step = (code: string, TRIAL: string) =>
      runStep({ name: 'trial', slow: false, programs: [[script, code]], env: { TRIAL } }, (line) => lines.push(line));
    expect(await step('0', 'a')).toEqual({ passed: 1, failed: 0 });
    expect(await step('1', 'b')).toEqual({ passed: 0, failed: 1 });
    expect(lines).toEqual(['trial   | 0 a', 'trial   | 1 b']);
  });

  it('end with the first program that fails, and do not believe a good report then', async () => {
    const file = report({ numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
    const lines: string[] = [];
    const script = path.join(folder, 'trial.mjs');
    writeFileSync(script, 'console.log(process.argv[2]); process.exitCode = Number(process.argv[2]);');
    const step = (...codes: string[]) => {
      const programs = codes.map((code) => [script, code] as const);
      return runStep({ name: 'trial', slow: false, programs, report: { kind: 'jest', file } }, (line) =>
        lines.push(line),
      );
    };
    expect(await step('0', '0')).toEqual({ passed: 7, failed: 0 });
    expect(await step('1', '0')).toEqual({ passed: 7, failed: 1 });
    expect(lines).toEqual(['trial   | 0', 'trial   | 0', 'trial   | 1']);
  });
});
