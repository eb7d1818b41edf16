import { format } from 'node:util';

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;
type ConsoleMethod = (typeof methods)[number];

interface Expectation {
  readonly method: ConsoleMethod;
  readonly pattern: RegExp | string;
  seen: number;
}

let expectations: Expectation[] = [];
let unexpected: string[] = [];

/**
 * Announces console output of the running test. Any other output fails the test, and so does expected output that never
 * comes. A text matches when the message contains it.
 */
export function expectConsole(method: ConsoleMethod, pattern: RegExp | string): void {
  expectations.push({ method, pattern, seen: 0 });
}

function matches(expectation: Expectation, method: ConsoleMethod, message: string): boolean {
  if (expectation.method !== method) return false;
  const { pattern } = expectation;
  return typeof pattern === 'string' ? message.includes(pattern) : pattern.test(message);
}

function record(method: ConsoleMethod, message: string): void {
  const expected = expectations.filter((expectation) => matches(expectation, method, message));
  for (const expectation of expected) expectation.seen += 1;
  if (expected.length === 0) unexpected.push(`console.${method}: ${message}`);
}

function report(): void {
  const missing = expectations.filter(({ seen }) => seen === 0);
  const lines = [
    ...unexpected.map((line) => `unexpected ${line}`),
    ...missing.map(({ method, pattern }) => `missing console.${method} that matches ${pattern}`),
  ];
  expectations = [];
  unexpected = [];
  if (lines.length > 0) throw new Error(`Console output (say what is meant with expectConsole):\n${lines.join('\n')}`);
}

/** Makes every test of the file fail on console output that it did not announce with {@link expectConsole}. */
export function watchConsole(): void {
  for (const method of methods) {
    console[method] = (...values: unknown[]) => record(method, format(...values));
  }
  afterEach(report);
  afterAll(report);
}
