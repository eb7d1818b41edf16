import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectConsole } from './console.ts';

describe('the test kit', () => {
  it('accepts console output that a test announces', () => {
    expectConsole('warn', /^hello 1$/);
    console.warn('hello %d', 1);
  });

  it('lets tests reach this machine', async () => {
    const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect((await fetch(`http://127.0.0.1:${port}/`)).text()).resolves.toBe('here');
    server.close();
  });
});
