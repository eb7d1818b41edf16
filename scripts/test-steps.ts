import { globSync } from 'node:fs';
import path from 'node:path';
import { type Print, RunningProgram } from './child-process.ts';
import { readTally, type Tally, withOutcome } from './test-report.ts';

/** Runs a Node program of the project; resolves to whether it succeeded. */
export type RunProgram = (
  script: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<boolean>;

/** Creates the function with which a step runs its programs; every line of output goes to `print`. */
export function programRunner(root: string, label: string, print: Print): RunProgram {
  return async (script, args, env = {}) => {
    const plain = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env };
    const program = new RunningProgram({ label, args: [script, ...args], env: plain, root }, print);
    return (await program.ended) === 'exit code 0';
  };
}

/** One part of `npm test`, with a name to show. */
export interface TestStep {
  readonly name: string;
  /** Whether the step needs the build of the web app, or a browser. */
  readonly slow: boolean;
  readonly run: (run: RunProgram, folder: string) => Promise<Tally>;
}

/** All steps, only those without build and browser, or only those with them. */
export type TestKind = 'all' | 'fast' | 'pages';

const one = (succeeded: boolean): Tally => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that succeeds when all its programs succeed; it counts as one test. @param programs scripts with their arguments */
function check(name: string, ...programs: readonly (readonly [string, ...string[]])[]): TestStep {
  return {
    name,
    slow: false,
    run: async (run) => {
      for (const [script, ...args] of programs) if (!(await run(script, args))) return one(false);
      return one(true);
    },
  };
}

const root = path.resolve(import.meta.dirname, '..');
// dependency-cruiser would look for a pattern in every folder, among them data that Jest is changing.
const rootFiles = globSync('*.{ts,mjs}', { cwd: root });
const everything = ['app', 'components', 'lib', 'scripts', 'jest', 'backend', 'e2e', 'bench', ...rootFiles];
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
// Each of tsc's usual four checkers checks the types that all files share: 18 s of processor time instead of 11, and 2.1 GB
// instead of 1.3.
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'] as const;
const quickChecks = [
  check('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']),
  check('types', ['node_modules/next/dist/bin/next', 'typegen'], tsc),
  check('import rules', [cruiser, '--config', '.dependency-cruiser.mjs', ...everything]),
  check('unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
];

const units: TestStep = {
  name: 'Jest',
  slow: false,
  run: async (run, folder) => {
    const file = path.join(folder, 'jest.json');
    const succeeded = await run('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`, '--maxWorkers=3']);
    return withOutcome(readTally('jest', file), succeeded);
  },
};

const build: TestStep = { ...check('build', ['scripts/build.ts']), slow: true };

/** The page tests. @param args additional arguments for Playwright, such as the name of a file */
function pages(args: readonly string[]): TestStep {
  return {
    name: 'Playwright',
    slow: true,
    run: async (run, folder) => {
      const file = path.join(folder, 'playwright.json');
      const succeeded = await run('scripts/page-tests.ts', ['--reporter=list,json', ...args], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      return withOutcome(readTally('playwright', file), succeeded);
    },
  };
}

/** The steps of a test run: lanes that run in parallel, and steps that follow one by one. */
export interface TestPlan {
  readonly lanes: readonly (readonly TestStep[])[];
  readonly following: readonly TestStep[];
}

/** The plan of a test run. Jest often waits, so the quick checks beside it cost no extra time. */
export function testPlan(kind: TestKind, playwrightArgs: readonly string[]): TestPlan {
  return {
    lanes: kind === 'pages' ? [] : [quickChecks, [units]],
    following: kind === 'fast' ? [] : [build, pages(playwrightArgs)],
  };
}
