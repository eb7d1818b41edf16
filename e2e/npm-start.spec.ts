import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RunningProgram } from '../scripts/child-process.ts';
import { product } from './support/addresses.ts';
import { freePort } from './support/free-port.ts';
import { expect, test } from './support/test.ts';

/** Starts `scripts/start.ts` with an empty catalogue. @param data the backend's folder */
async function startIn(data: string, variables: Readonly<Record<string, string>> = {}) {
  const [port, backendPort] = [await freePort(), await freePort()];
  const urls = { REST_URL: '', CATALOGUE_API_URL: '', SITE_URL: '', NEXTAUTH_URL: '', DATABASE_URL: '' };
  const settings = { PORT: `${port}`, BACKEND_PORT: `${backendPort}`, BACKEND_DATA: data, DEMO_CATALOGUE: 'off' };
  const env = { PRODUCT: product, ...urls, ...settings, ...variables };
  const lines: string[] = [];
  const program = new RunningProgram({ label: 'start', args: ['scripts/start.ts'], env, root: process.cwd() }, (line) =>
    lines.push(line),
  );
  return { program, printed: () => lines.join('\n'), home: `http://localhost:${port}/${product}/app/home` };
}

test('after a crash of the backend npm start goes on with the web app, and says so', async ({
  request,
  stopAfterTest,
}, testInfo) => {
  test.setTimeout(120_000);
  const data = testInfo.outputPath('backend');
  const { program, printed, home } = await startIn(data);
  await stopAfterTest(Promise.resolve(program));
  await expect.poll(printed, { timeout: 90_000 }).toContain('Ctrl-C stops it.');
  await expect.poll(async () => (await request.get(home)).status(), { timeout: 30_000 }).toBe(200);

  const [, backend] = /process (\d+)/.exec(await readFile(path.join(data, 'in-use-by'), 'utf8')) ?? [];
  process.kill(Number(backend), 'SIGKILL');
  await expect.poll(printed).toContain('The backend ended by itself (signal SIGKILL)');
  expect((await request.get(home)).status()).toBe(200);
});

test('npm start reports no missing backend while it starts, and no crash when it is stopped', async ({
  stopAfterTest,
}, testInfo) => {
  test.setTimeout(120_000);
  const { program, printed } = await startIn(testInfo.outputPath('backend'));
  await stopAfterTest(Promise.resolve(program));
  await expect.poll(printed, { timeout: 90_000 }).toContain('Ctrl-C stops it.');
  expect(printed()).toMatch(/backend ready at .*Starting the web app/s);
  expect(printed()).not.toContain('Check that the backend is running');
  await program.stop();
  expect(printed()).toContain('Stopping.');
  expect(printed()).not.toContain('by itself');
});

test('npm start ends when the backend cannot start, and leads to its reason', async ({ stopAfterTest }, testInfo) => {
  test.setTimeout(120_000);
  const { program, printed } = await startIn(testInfo.outputPath('backend'), { EXTENSIONS: 'perhaps' });
  await stopAfterTest(Promise.resolve(program));
  expect(await program.ended).toBe('exit code 1');
  expect(printed()).toContain('EXTENSIONS cannot be used');
  expect(printed()).toContain('The backend did not start (exit code 1); its output above says why');
});
