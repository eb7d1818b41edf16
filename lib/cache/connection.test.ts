import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Connection } from './connection';

const silentLog = { info: () => undefined, warn: () => undefined };
const sockets = new Set<Socket>();
let server: Server;
let connection: Connection;
/** While true, the store answers no GET. */
let isLate = false;
let asked = 0;

/** Answers each command with "OK", as a store that speaks the protocol of Valkey and Redis. */
function answer(socket: Socket, data: Buffer): void {
  for (const [, command] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
    if (command === 'GET') asked += 1;
    if (command !== 'GET' || !isLate) socket.write('+OK\r\n');
  }
}

beforeEach(async () => {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (data) => answer(socket, data));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  connection = new Connection(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, silentLog);
  await connection.ready(5_000);
});
afterEach(() => {
  connection.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('forgets the failures of an earlier connection: one late answer is no reason to pause', async () => {
  const get = () => connection.attempt((client) => client.get('a'));
  isLate = true;
  for (let time = 0; time < 2; time += 1) expect(await get()).toBeNull();
  for (const socket of sockets) socket.destroy();
  while (connection.generation === 1) await connection.ready(5_000).then(() => new Promise(setImmediate));
  await get();
  await get();
  expect(asked).toBe(4);
});
