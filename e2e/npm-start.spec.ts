import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RunningProgram } from '../scripts/child-process.ts';
import { product } from './support/addresses.ts';
import { freePort } from './support/free-port.ts';
import { expect, test } from './support/test.ts';

test('after a crash of the backend npm start goes on with the web app, and says so', async ({
  request,
  stopAfterTest,
}, testInfo) => {
  test.setTimeout(120_000);
  const [port, backendPort] = [await freePort(), await freePort()];
  const data = testInfo.outputPath('backend');
  const urls = { REST_URL: '', CATALOGUE_API_URL: '', SITE_URL: '', NEXTAUTH_URL: '', DATABASE_URL: '' };
  const settings = { PORT: `${port}`, BACKEND_PORT: `${backendPort}`, BACKEND_DATA: data, DEMO_CATALOGUE: 'off' };
  const lines: string[] = [];
  const program = new RunningProgram(
    {
      label: 'start',
      args: ['scripts/start.ts'],
      env: { PRODUCT: product, ...urls, ...settings },
      root: process.cwd(),
    },
    (line) => lines.push(line),
  );
  await stopAfterTest(Promise.resolve(program));
  const home = `http://localhost:${port}/${product}/app/home`;
  await expect.poll(() => lines.join('\n'), { timeout: 90_000 }).toContain(home);
  await expect.poll(async () => (await request.get(home)).status(), { timeout: 30_000 }).toBe(200);

  const [, backend] = /process (\d+)/.exec(await readFile(path.join(data, 'in-use-by'), 'utf8')) ?? [];
  process.kill(Number(backend), 'SIGKILL');
  await expect.poll(() => lines.join('\n')).toContain('The backend ended by itself (signal SIGKILL)');
  expect((await request.get(home)).status()).toBe(200);
});
