import net, { type Socket } from 'node:net';
import { openFileLimit } from './connections.ts';

/** Both ends are in this process; some files are open already. Where there are more clients, they come in turns. */
const atOnce = Math.floor((openFileLimit() - 500) / 2);
/** Waiting to be accepted: fewer than the system lets wait. */
const atATime = 250;
/** What a client does when it is connected. */
export type Client = (socket: Socket) => void;
/** With what it must hear before the connection is closed. */
export type Way = readonly [Client, RegExp];

/** Resolves with what came over a connection when it is closed, however it was. */
export function converse(port: number, client: Client): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect({ port, host: 'localhost', allowHalfOpen: true }, () => client(socket));
    socket.on('data', (chunk) => {
      if (heard.length < 100) heard += chunk.toString('latin1', 0, 100);
    });
    // It has heard all, and lets go as well.
    socket.on('end', () => socket.end());
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

/** Has `count` clients talk, each in one of several ways in turn. @returns what those heard who should have heard something else */
export async function converseInTurns(port: number, count: number, ways: readonly Way[]): Promise<string[]> {
  const wayOf = (at: number) => ways[at % ways.length] as Way;
  const heard = await converseAll(port, count, (at) => wayOf(at)[0]);
  return heard.filter((text, at) => !wayOf(at)[1].test(text));
}

/** Opens some at a time, and as many at once as this process may, until so many have come and gone. */
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
/** Sends a text and stays. */
export const write = (text: string) => (socket: Socket) => void socket.write(text);

/** Sends a piece again and again for as long as the server takes it. */
export const drip = (begin: string, piece: string) => (socket: Socket) => {
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), 100);
  socket.once('close', () => clearInterval(timer));
};

/** Sends a text and is gone. */
export const leaveWithoutAWord = (text: string) => (socket: Socket) => {
  socket.write(text, () => socket.resetAndDestroy());
};
/** Sends a text and closes. */
export const leavePolitely = (text: string) => (socket: Socket) => {
  socket.end(text);
};
