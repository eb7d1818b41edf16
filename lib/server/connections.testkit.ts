import net, { type Socket } from 'node:net';
import { openFileLimit } from './connections.ts';

/** Maximum simultaneous clients: both ends of a connection are in this process, and some files are already open. */
const atOnce = Math.floor((openFileLimit() - 500) / 2);
/** Connections opened at the same time; fewer than the system's queue of connections to accept. */
const atATime = 250;
/** What a client does after it has connected. */
export type Client = (socket: Socket) => void;
/** A client, and the pattern of what it must receive before the connection closes. */
export type Way = readonly [Client, RegExp];

/** Resolves with the received text (its beginning) when the connection has closed in any way. */
export function converse(port: number, client: Client): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect({ port, host: 'localhost', allowHalfOpen: true }, () => client(socket));
    socket.on('data', (chunk) => {
      if (heard.length < 100) heard += chunk.toString('latin1', 0, 100);
    });
    // The server has closed its side, so the client closes too.
    socket.on('end', () => socket.end());
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

/** Connects `count` clients, which use the given ways in turn. @returns the received texts that do not match */
export async function converseInTurns(port: number, count: number, ways: readonly Way[]): Promise<string[]> {
  const wayOf = (at: number) => ways[at % ways.length] as Way;
  const heard = await converseAll(port, count, (at) => wayOf(at)[0]);
  return heard.filter((text, at) => !wayOf(at)[1].test(text));
}

/** Connects clients in groups of `atATime`, at most `atOnce` together, until all `count` connections have closed. */
async function converseAll(port: number, count: number, clientOf: (at: number) => Client): Promise<string[]> {
  const heard: string[] = [];
  while (heard.length < count) {
    const turn: Promise<string>[] = [];
    const size = Math.min(atOnce, count - heard.length);
    while (turn.length < size) {
      const connected: Promise<unknown>[] = [];
      for (let free = Math.min(atATime, size - turn.length); free > 0; free -= 1) {
        const client = clientOf(heard.length + turn.length);
        const { promise, resolve } = Promise.withResolvers<void>();
        const ended = converse(port, (socket) => resolve(client(socket)));
        connected.push(Promise.race([promise, ended]));
        turn.push(ended);
      }
      await Promise.all(connected);
    }
    heard.push(...(await Promise.all(turn)));
  }
  return heard;
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
export const leaveWithoutAWord = (text: string) => (socket: Socket) => {
  socket.write(text, () => socket.resetAndDestroy());
};
/** Sends a text and closes its side of the connection. */
export const leavePolitely = (text: string) => (socket: Socket) => {
  socket.end(text);
};
