import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm';
import { createBackendLog, runForRequest } from './log.ts';
import type { LogLevel } from './variables.ts';

const secret = 'what-somebody-typed';
const failures = [
  new DrizzleQueryError('select $1', [secret], Object.assign(new Error('terminating connection'), { code: '57P01' })),
  new DrizzleQueryError(`select '${secret}'`, [secret]),
  new Error(`first line\n    at ${secret}`, {
    cause: Object.assign(new Error(`invalid input syntax for type date: "${secret}"`), { code: '22007' }),
  }),
  new SyntaxError(`Unexpected token 'w', "${secret}" is not valid JSON`),
];

/** The lines that a log with this level writes. */
function written(level: LogLevel, write: (log: ReturnType<typeof createBackendLog>) => void): string[] {
  const lines: string[] = [];
  write(createBackendLog(level, { write: (line) => lines.push(line) }));
  return lines;
}

it('a failure is one JSON line with its request, its reason, the code of PostgreSQL and the places', () => {
  const lines = written('error', (log) => runForRequest('request-12', () => log.fail('A request failed', failures[0])));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      ...{ level: 'error', time: expect.any(String), msg: 'A request failed', requestId: 'request-12' },
      ...{ reason: 'terminating connection', code: '57P01', stack: expect.stringMatching(/^at .*log\.test\.ts/) },
    },
  ]);
});

it.each(failures)('no failure shows a value: %#', (failure) => {
  const lines = written('error', (log) => log.fail('A request failed', failure));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*"reason":"[^"]+.*\}\n$/);
  expect(lines[0]).not.toContain(secret);
});

it('a person at the terminal gets plain lines', () => {
  const said = (['log', 'warn', 'error'] as const).map((method) => jest.spyOn(console, method).mockImplementation());
  const lines = written('silent', (log) => {
    log.say('ready');
    log.warn('A sign-in was refused', { reason: 'invalid_redirect_uri' });
    for (const failure of failures) log.fail('A request failed', failure);
  });
  const texts = said.flatMap(({ mock }) => mock.calls.flat());
  for (const spy of said) spy.mockRestore();
  expect(lines).toEqual([]);
  expect(texts.slice(0, 3)).toEqual([
    ...['ready', 'A sign-in was refused; invalid_redirect_uri', 'A request failed: terminating connection'],
  ]);
  expect(texts.join()).not.toContain(secret);
});

it('what is below the level is not written', () => {
  const lines = written('error', (log) => {
    log.say('ready');
    log.warn('look at this');
  });
  expect(lines).toEqual([]);
});

it('a process ends although its lines cannot be written', () => {
  const program = `
    import { symbols } from 'pino';
    import { createBackendLog } from ${JSON.stringify(require.resolve('./log.ts'))};
    const { lines } = createBackendLog('info');
    lines[symbols.streamSym].once('error', () => process.exit(3));
    lines.info('ready');`;
  // Each write fails, as on a full disk.
  const readOnly = openSync(__filename, 'r');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', readOnly, 'ignore'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(readOnly);
  expect(status).toBe(3);
});
