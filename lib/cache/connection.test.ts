import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Connection } from './connection';

const log = { info: jest.fn(), warn: jest.fn() };
const sockets = new Set<Socket>();
let server: Server;
let connection: Connection;
/** While true, the store answers no GET; the next one that it answers brings the answers that it owes. */
let isLate = false;
let owed = 0;
/** The answer to each SET. */
const full = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";
let asked = 0;

/** Answers each other command with "OK", as a full store that speaks the protocol of Valkey and Redis. */
function answer(socket: Socket, data: Buffer): void {
  for (const [, command] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
    if (command === 'GET') asked += 1;
    if (command === 'GET' && isLate) owed += 1;
    else {
      socket.write('+OK\r\n'.repeat(owed) + (command === 'SET' ? full : '+OK\r\n'));
      owed = 0;
    }
  }
}

beforeEach(async () => {
  jest.clearAllMocks();
  isLate = false;
  asked = 0;
  server = createServer((socket) => {
    owed = 0;
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (data) => answer(socket, data));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  connection = new Connection(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, log);
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

it('pauses after three late answers in a row, not after as many among others', async () => {
  const get = () => connection.attempt((client) => client.get('a'));
  for (let time = 0; time < 3; time += 1) {
    isLate = true;
    expect(await get()).toBeNull();
    isLate = false;
    expect(await get()).not.toBeNull();
  }
  isLate = true;
  for (let time = 0; time < 3; time += 1) await get();
  expect(asked).toBe(9);
  await get();
  expect(asked).toBe(9);
});

it('goes on asking a full store, and logs its refusal once', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect(await connection.attempt((client) => client.set('a', 'b'))).toBeNull();
    expect(await connection.attempt((client) => client.get('a'))).not.toBeNull();
  }
  const said = [...log.warn.mock.calls, ...log.info.mock.calls].flat();
  expect(said).toEqual([expect.stringContaining('refuses what it is asked (OOM'), 'The shared cache answers.']);
});
