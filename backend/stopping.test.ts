import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const stopping = join(import.meta.dirname, 'stopping.ts');

/** Runs a server whose start and end are given as source code; returns the process when it has begun. */
async function run(start: string, limitMs = 300): Promise<{ child: ChildProcess; output: () => string }> {
  const source = `import { serveUntilStopped } from ${JSON.stringify(stopping)};
    const never = new Promise((resolve) => setInterval(resolve, 1_000_000));
    await serveUntilStopped(async () => { console.log('starting'); ${start} }, console.log, ${limitMs});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  while (!printed.includes('starting')) await once(child.stdout ?? child, 'data');
  return { child, output: () => printed };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, 'close');
  return code;
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s brings a server to its end', async (signal) => {
  const { child, output } = await run(`setInterval(() => {}, 1_000_000); return async () => console.log('stopped');`);
  expect(await stop(child, signal)).toBe(0);
  expect(output()).toBe('starting\nstopped\n');
});

it('a server that is asked to stop while it starts is brought to its end when it has started', async () => {
  const { child, output } = await run(
    `await new Promise((resolve) => setTimeout(resolve, 500)); return async () => console.log('stopped');`,
    20_000,
  );
  expect(await stop(child, 'SIGTERM')).toBe(0);
  expect(output()).toBe('starting\nstopped\n');
});

it.each([
  ['whose end never comes, as on a database that is silent', 'return () => never;'],
  ['whose start never ends', 'return never;'],
])('a server %s ends all the same', async (_, start) => {
  const { child, output } = await run(start);
  expect(await stop(child, 'SIGTERM')).toBe(1);
  expect(output()).toContain('not everything could be brought to its end in 300 ms');
});
