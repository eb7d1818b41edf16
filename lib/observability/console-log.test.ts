import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createLogger, logConsole } from './console-log.ts';
import { runForRequest } from './request-context.ts';
import { LogLines } from './testing/log-lines.ts';

describe('logConsole', () => {
  let restoreConsole: () => void;
  let log: LogLines;
  beforeEach(() => {
    log = new LogLines();
    restoreConsole = logConsole(createLogger('info', log));
  });
  afterEach(() => restoreConsole());

  it('writes an error once, with its cause and the request it belongs to', () => {
    const error = new Error('The page broke', { cause: new Error('the backend is away') });
    runForRequest('request-12', () => {
      console.error('\u001b[31m⨯\u001b[0m', error);
      console.error(new Error('The page broke'));
    });
    expect(log.lines).toMatchObject([
      {
        level: 'error',
        requestId: 'request-12',
        msg: '⨯',
        error: { message: 'The page broke', cause: { message: 'the backend is away' } },
      },
    ]);
  });

  it('writes the same error of another request again', () => {
    for (const id of ['request-1', 'request-2']) runForRequest(id, () => console.error(new Error('The page broke')));
    expect(log.lines.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2']);
  });

  it('keeps levels and formats', () => {
    console.warn('%d items left out', 3);
    console.info('ready');
    console.log({ a: [1] });
    console.debug('not asked for');
    expect(log.lines.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', '3 items left out'],
      ['info', 'ready'],
      ['info', '{ a: [ 1 ] }'],
    ]);
  });

  it('takes what Node warns of for a warning', () => {
    console.error('(node:12) [DEP0169] DeprecationWarning: `url.parse()` is old\n(Use `node --trace-deprecation ...`)');
    console.error('(node:12) Warning: too many listeners');
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('names no course while a visitor’s list is shown', () => {
    const failed = (id: string) => new Error('failed', { cause: new Error(`GET /mooc/moocVetrina/${id}: no answer`) });
    runForRequest('of-a-list', () => console.error('GET /mooc/moocVetrina/16', failed('17')), { showsList: true });
    runForRequest('of-a-page', () => console.error('⨯', failed('18')));
    expect(JSON.stringify(log.lines[0])).not.toMatch(/moocVetrina\/1/);
    expect(log.lines[1]).toMatchObject({ error: { cause: { message: 'GET /mooc/moocVetrina/18: no answer' } } });
  });

  it('conceals tokens wherever they stand', () => {
    console.error('status 401 for Bearer secret', new Error('GET /jaf/oauth/token/get/secret failed'));
    console.error({ authorization: 'Bearer secret' });
    expect(JSON.stringify(log.lines)).not.toContain('secret');
  });

  it('gives the console back', () => {
    const taken = console.warn;
    restoreConsole();
    expect(console.warn).not.toBe(taken);
  });
});

it('ends although its lines cannot be written', () => {
  const module = JSON.stringify(require.resolve('./console-log.ts'));
  const program = `
    const { createLogger } = await import(${module});
    const logger = createLogger('info');
    for (let line = 0; line < 100; line += 1) logger.info('x'.repeat(100));
    await new Promise((resolve) => logger.flush(resolve));
    process.exit(3);`;
  // Every write to a read-only file fails, as on a full disk.
  const readOnly = openSync(__filename, 'r');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', readOnly, 'ignore'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(readOnly);
  expect(status).toBe(3);
});
