import { globSync } from 'node:fs';
import path from 'node:path';
import { type Print, RunningProgram } from './child-process.ts';
import { type Report, readTally, type Tally, withOutcome } from './test-report.ts';

/** A Node program of the project with its arguments. */
type Program = readonly [script: string, ...args: string[]];

/** One part of `npm test`, with a name to show. It succeeds when all its programs do. */
export interface TestStep {
  readonly name: string;
  /** Whether the step needs the build of the web app, or a browser. */
  readonly slow: boolean;
  readonly programs: readonly Program[];
  /** Variables of the programs. */
  readonly env?: Readonly<Record<string, string>>;
  /** The report that a program writes; a step without one counts as one test. */
  readonly report?: Report;
}

const root = path.resolve(import.meta.dirname, '..');

/** Runs the programs of a step, one by one until one fails. @param print gets each line of their output */
export async function runStep({ name, programs, env, report }: TestStep, print: Print): Promise<Tally> {
  let succeeded = true;
  for (const args of programs) {
    const variables = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env };
    const program = new RunningProgram({ label: name, args, env: variables, root }, print);
    succeeded = (await program.ended) === 'exit code 0';
    if (!succeeded) break;
  }
  return withOutcome(report ? readTally(report) : { passed: Number(succeeded), failed: 0 }, succeeded);
}

/** All steps, only those without build and browser, or only those with them. */
export type TestKind = 'all' | 'fast' | 'pages';

// dependency-cruiser would look for a pattern in every folder, among them data that Jest is changing.
const rootFiles = globSync('*.{ts,mjs}', { cwd: root });
const everything = ['app', 'components', 'lib', 'scripts', 'jest', 'backend', 'e2e', 'bench', ...rootFiles];
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
// Each of tsc's usual four checkers checks the types that all files share: 18 s of processor time instead of 11, and 2.1 GB
// instead of 1.3.
const tsc: Program = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'];

const check = (name: string, ...programs: readonly Program[]): TestStep => ({ name, slow: false, programs });
const quickChecks = [
  check('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']),
  check('types', ['node_modules/next/dist/bin/next', 'typegen'], tsc),
  check('import rules', [cruiser, '--config', '.dependency-cruiser.mjs', ...everything]),
  check('unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
];

function units(file: string): TestStep {
  const program: Program = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--maxWorkers=3'];
  return { name: 'Jest', slow: false, programs: [program], report: { kind: 'jest', file } };
}

const build: TestStep = { name: 'build', slow: true, programs: [['scripts/build.ts']] };

function pages(file: string, args: readonly string[]): TestStep {
  return {
    name: 'Playwright',
    slow: true,
    programs: [['scripts/page-tests.ts', '--reporter=list,json', ...args]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: 'playwright', file },
  };
}

/** The steps of a test run: lanes that run in parallel, and steps that follow one by one. */
export interface TestPlan {
  readonly lanes: readonly (readonly TestStep[])[];
  readonly following: readonly TestStep[];
}

/**
 * The plan of a test run. Jest often waits, so the quick checks beside it cost no extra time.
 *
 * @param folder for the reports
 * @param playwrightArgs additional arguments for Playwright, such as the name of a file
 */
export function testPlan(kind: TestKind, folder: string, playwrightArgs: readonly string[]): TestPlan {
  const [jestFile, playwrightFile] = [path.join(folder, 'jest.json'), path.join(folder, 'playwright.json')];
  return {
    lanes: kind === 'pages' ? [] : [quickChecks, [units(jestFile)]],
    following: kind === 'fast' ? [] : [build, pages(playwrightFile, playwrightArgs)],
  };
}
