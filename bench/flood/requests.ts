import http from 'node:http';
import net, { type Socket } from 'node:net';

/** New connections at a time: fewer than a system's queue of connections that wait to be accepted. */
const connectBatch = 250;

/** Requests addresses, some at a time, and reads the answers. @throws when a request fails */
export async function requestAll(origin: string, paths: readonly string[], concurrency: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const open = [...paths];
  const ask = async () => {
    for (let path = open.pop(); path !== undefined; path = open.pop()) await readAnswer(origin + path, agent);
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  agent.destroy();
}

function readAnswer(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      answer.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject);
  });
}

/** Opens all connections, requests an uncompressed page on all of them at the same time, and reads the answers. */
export async function openAll(origin: string, path: string, count: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const group = Array.from({ length: Math.min(connectBatch, count - sockets.length) }, () => {
      const socket = net.connect(Number(port), hostname);
      // The server has a limit of open connections: a connection that it closes is not a failure.
      socket.on('error', () => socket.destroy());
      return socket;
    });
    await Promise.all(
      group.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
    sockets.push(...group);
  }
  const closed = sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
  for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await Promise.all(closed);
}
