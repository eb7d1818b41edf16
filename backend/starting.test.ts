import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { freePort, programEnvironment, shortLived } from './testing/running-backend.ts';

it('a backend whose database does not answer yet says so to callers, and when to try again', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const port = await freePort();
  const DATABASE_URL = `postgresql://somebody@127.0.0.1:${(silent.address() as AddressInfo).port}/mooc`;
  const child = spawn(process.execPath, [shortLived, join(import.meta.dirname, 'main.ts')], {
    env: programEnvironment({ BACKEND_PORT: String(port), DATABASE_URL }),
    stdio: 'ignore',
  });
  await once(silent, 'connection');
  const response = await fetch(`http://localhost:${port}/health`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({ message: expect.any(String) });
  silent.close();
  child.kill('SIGKILL');
  await once(child, 'close');
});
