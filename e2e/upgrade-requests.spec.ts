import net from 'node:net';
import { product, restUrl } from './support/addresses.ts';
import { openFiles } from './support/open-files.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';
import { visitAs } from './support/whole-page.ts';

// Requests for another protocol, which the server in front of Next does not support.
test.describe.configure({ timeout: 180_000 });

const totalRequests = 5_000;
/** Number of simultaneous connections, below the usual limit of a system's accept queue. */
const batchSize = 250;
/** Milliseconds: more than the 65 seconds after which idle connections of the web app to the backend end. */
const maxIdle = 90_000;

/** Requests a WebSocket; resolves when the connection is closed. @param stays `false` disconnects before the answer */
function askForWebSocket(port: number, path: string, stays: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost', () => {
      const head = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
      socket.write(`${[`GET ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`, () => {
        if (!stays) socket.resetAndDestroy();
      });
    });
    socket.resume().on('error', () => {});
    socket.on('close', () => resolve());
  });
}

async function flood(port: number, paths: readonly string[]): Promise<void> {
  for (let asked = 0; asked < totalRequests; asked += batchSize) {
    const group = Array.from({ length: batchSize }, (_, at) =>
      askForWebSocket(port, paths[at % paths.length] ?? '/', at % 8 < 4),
    );
    await Promise.all(group);
  }
}

test('five thousand requests for a WebSocket leave nothing behind', async ({ request, stopAfterTest }) => {
  const web = await stopAfterTest(startWebApp(restUrl));
  const paths = ['/', '/x', `/${product}/rest/x`, `/${product}/app/home`];
  const port = Number(new URL(web.url).port);
  // Next starts to listen for upgrades with its first page.
  await visitAs(request, `${web.url}/home`, 'somebody');
  await Promise.all(paths.map((path) => askForWebSocket(port, path, true)));
  const before = openFiles(web.pid);
  await flood(port, paths);
  await expect.poll(() => openFiles(web.pid), { timeout: maxIdle }).toBeLessThanOrEqual(before);
  expect((await visitAs(request, `${web.url}/home`, 'somebody')).answer.status()).toBe(200);
});
