import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { AnsweringPool } from './answering-pool.ts';

const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('OK\0')), ready]);

/** A fake PostgreSQL server with just enough of the protocol for statements without values. */
class SpeakingServer {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** Connections whose queries no longer arrive, as behind a firewall that has dropped them. */
  readonly #forgotten = new Set<Socket>();
  readonly statements: string[] = [];

  constructor() {
    this.#server = createServer((socket) => {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(signedIn);
        socket.on('data', (question) => this.#answer(socket, question));
      });
    });
  }

  #answer(socket: Socket, question: Buffer): void {
    if (this.#forgotten.has(socket) || question.toString('latin1', 0, 1) !== 'Q') return;
    this.statements.push(question.toString('utf8', 5, question.length - 1));
    socket.write(done);
  }

  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `postgresql://somebody@127.0.0.1:${(this.#server.address() as AddressInfo).port}/catalogue`;
  }

  forgetConnections(): void {
    for (const socket of this.#open) this.#forgotten.add(socket);
  }

  breakConnections(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.breakConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

let server: SpeakingServer;
let address: string;
let pool: AnsweringPool;
beforeEach(async () => {
  server = new SpeakingServer();
  address = await server.listen();
  pool = new AnsweringPool(address, { serverMs: 100, clientMs: 200 }, { max: 1 });
  await pool.query('select 1');
});
afterEach(async () => {
  await pool.end();
  await server.close();
});

it('a statement on a connection that has gone silent fails in time, and the next one has another connection', async () => {
  server.forgetConnections();
  await expect(pool.query('select 2')).rejects.toThrow('timeout');
  await pool.query('select 3');
  expect(server.statements).toEqual(['select 1', 'select 3']);
});

it('a transaction gets a connection that answers, and gives it back', async () => {
  server.forgetConnections();
  const database = drizzle(pool);
  for (const text of ['select 2', 'select 3']) {
    await database.transaction((transaction) => transaction.execute(sql.raw(text)));
  }
  expect(server.statements.filter((statement) => statement !== '')).toEqual(
    ['select 1', ['begin', 'select 2', 'commit'], ['begin', 'select 3', 'commit']].flat(),
  );
});

it('a connection that breaks during a transaction ends only that transaction', async () => {
  const database = drizzle(pool);
  const broken = database.transaction(async (transaction) => {
    await transaction.execute(sql.raw('select 2'));
    server.breakConnections();
    // The connection breaks between two statements.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await transaction.execute(sql.raw('select 3'));
  });
  await expect(broken).rejects.toThrow();
  await database.transaction((transaction) => transaction.execute(sql.raw('select 4')));
  expect(server.statements).not.toContain('select 3');
  expect(server.statements).toContain('select 4');
});

it('without a limit for statements, those of the user and of the database do not count either', async () => {
  const patient = new AnsweringPool(address, null);
  await patient.query('select 2');
  await patient.end();
  expect(server.statements.at(-2)).toContain('set statement_timeout to 0; set lock_timeout to 0');
  expect(server.statements.at(-1)).toBe('select 2');
});
