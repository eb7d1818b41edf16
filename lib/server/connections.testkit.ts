import { once } from 'node:events';
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { openFileLimit } from './connections.ts';

/** Maximum simultaneous clients: both ends of a connection are in this process, and some files are already open. */
const maxClients = Math.floor((openFileLimit() - 500) / 2);
/** Connections opened at the same time; fewer than the system's queue of connections to accept. */
const batchSize = 250;
/** What a client does after it has connected. */
export type Client = (socket: Socket) => void;
/** A client, and the pattern of what it must receive before the connection closes. */
export type Way = readonly [Client, RegExp];

/** Resolves with the received text (its beginning) when the connection has closed in any way. */
export function connectAndRead(port: number, client: Client): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => client(socket));
    socket.on('data', (chunk) => {
      if (received.length < 100) received += chunk.toString('latin1', 0, 100);
    });
    // The server has closed its side, so the client closes too.
    socket.on('end', () => socket.end());
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

/** Connects `count` clients, which use the given ways in turn. @returns the received texts that do not match */
export async function connectMany(port: number, count: number, ways: readonly Way[]): Promise<string[]> {
  const wayOf = (at: number) => ways[at % ways.length] as Way;
  const received = await connectAll(port, count, (at) => wayOf(at)[0]);
  return received.filter((text, at) => !wayOf(at)[1].test(text));
}

/** Connects clients in groups of `batchSize`, at most `maxClients` together, until all `count` connections have closed. */
async function connectAll(port: number, count: number, clientOf: (at: number) => Client): Promise<string[]> {
  const received: string[] = [];
  while (received.length < count) {
    const turn: Promise<string>[] = [];
    const size = Math.min(maxClients, count - received.length);
    while (turn.length < size) {
      const connected: Promise<unknown>[] = [];
      for (let free = Math.min(batchSize, size - turn.length); free > 0; free -= 1) {
        const client = clientOf(received.length + turn.length);
        const { promise, resolve } = Promise.withResolvers<void>();
        const ended = connectAndRead(port, (socket) => resolve(client(socket)));
        connected.push(Promise.race([promise, ended]));
        turn.push(ended);
      }
      await Promise.all(connected);
    }
    received.push(...(await Promise.all(turn)));
  }
  return received;
}

/** The head of a request. */
export const head = (line: string, ...headers: readonly string[]) =>
  `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
/** Sends a text and keeps the connection open. */
export const write = (text: string) => (socket: Socket) => void socket.write(text);

/** Sends a text, then a piece every 100 ms until the connection closes. */
export const drip = (begin: string, piece: string) => (socket: Socket) => {
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), 100);
  socket.once('close', () => clearInterval(timer));
};

/** Sends a text and resets the connection. */
export const sendAndReset = (text: string) => (socket: Socket) => {
  socket.write(text, () => socket.resetAndDestroy());
};
/** Sends a text and closes its side of the connection. */
export const sendAndClose = (text: string) => (socket: Socket) => {
  socket.end(text);
};

/** Asks for an answer that fills every buffer and reads nothing of it, until the server closes the connection. */
export async function askAndReadNothing(server: Server, port: number): Promise<Socket> {
  const client = net.connect(port, 'localhost', () => client.write(head('GET /mooc/app/api/big HTTP/1.1')));
  client.on('error', () => {}).pause();
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  return client;
}
