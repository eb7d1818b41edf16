import path from 'node:path';
import { type Print, RunningProgram } from './child-process.ts';
import { readTally, type Tally, withOutcome } from './test-report.ts';

/** Runs a Node program of the project; true when it ends well. */
export type RunProgram = (
  script: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<boolean>;

/** Makes the function with which a step runs its programs; every line they write goes to `print`. */
export function programRunner(root: string, label: string, print: Print): RunProgram {
  return async (script, args, env = {}) => {
    const plain = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env };
    const program = new RunningProgram({ label, args: [script, ...args], env: plain, root }, print);
    return (await program.ended) === 'exit code 0';
  };
}

/** One part of `npm test`: a name to show and what it does. */
export interface TestStep {
  readonly name: string;
  /** True for a step that needs the web app built and a browser. */
  readonly slow: boolean;
  readonly run: (run: RunProgram, folder: string) => Promise<Tally>;
}

/** Everything, everything without build and browser, or only what needs them. */
export type TestKind = 'all' | 'fast' | 'pages';

const one = (succeeded: boolean): Tally => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that ends well when all of its programs do, each a script with its arguments; it counts as one test. */
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

const everything = ['app', 'components', 'lib', 'scripts', 'jest', 'backend', 'e2e', 'bench', '*.ts', '*.mjs'];
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const quickChecks = [
  check('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']),
  check('types', ['node_modules/next/dist/bin/next', 'typegen'], ['node_modules/typescript/bin/tsc', '--noEmit']),
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

/** The page tests. @param args more arguments for Playwright, such as the name of a file */
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

/** The steps of a test run: lists that run beside each other, and those that follow them one after the other. */
export interface TestPlan {
  readonly lanes: readonly (readonly TestStep[])[];
  readonly following: readonly TestStep[];
}

/** What a test run does. Jest waits much, so that the quick steps cost no time beside it. */
export function testPlan(kind: TestKind, playwrightArgs: readonly string[]): TestPlan {
  return {
    lanes: kind === 'pages' ? [] : [quickChecks, [units]],
    following: kind === 'fast' ? [] : [build, pages(playwrightArgs)],
  };
}
