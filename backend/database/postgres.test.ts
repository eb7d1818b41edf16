import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { openPostgres, serverProblem } from './postgres.ts';

const int16 = (value: number) => Buffer.from([value >> 8, value]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value)]);
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const ready = message('Z', Buffer.from('I'));
const oneText = message(
  'T',
  int16(1),
  Buffer.from('server_encoding\0'),
  int32(0),
  int16(0),
  int32(25),
  Buffer.alloc(8),
);
const row = (text: string) => message('D', int16(1), int32(text.length), Buffer.from(text));

/** A server that gives the same answer to every statement. @returns what opening its database says, and the statements */
async function openAtServer(answer: Buffer) {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (question) => {
        if (question.toString('latin1', 0, 1) !== 'Q') return socket.end();
        asked.push(question.toString('utf8', 5, question.length - 1));
        return socket.write(Buffer.concat([answer, ready]));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = openPostgres(`postgresql://somebody@127.0.0.1:${port}/catalogue`);
  const problem: unknown = await opened.catch((cause: unknown) => cause);
  server.close();
  return { problem: String(problem), asked };
}

it('a database of another encoding than UTF-8 is refused before anything is written', async () => {
  const encoding = Buffer.concat([oneText, row('SQL_ASCII'), message('C', Buffer.from('SHOW\0'))]);
  const { problem, asked } = await openAtServer(encoding);
  expect(problem).toContain('the database of DATABASE_URL has the encoding SQL_ASCII, but UTF8 is needed');
  expect(asked).toEqual(['show server_encoding']);
});

it('migrations are made without the time limits of the user and of the database, and with the library of pg_trgm', async () => {
  const utf8 = Buffer.concat([oneText, row('UTF8'), message('C', Buffer.from('SHOW\0'))]);
  const { asked } = await openAtServer(utf8);
  expect(asked[1]).toMatch(/^set statement_timeout to 0;/);
  expect(asked[3]).toContain('show_trgm');
});

it('a user without rights, as after a restore by another, learns that it must own the database', async () => {
  const refusal = message('E', Buffer.from('C42501\0Mpermission denied for schema drizzle\0\0'));
  expect((await openAtServer(refusal)).problem).toBe(
    'Problem: the user of DATABASE_URL may not use its database (permission denied for schema drizzle): make that user the owner of the database and of all that is in it',
  );
});

it('an address without a password is named, not what the driver makes of it', async () => {
  const sasl = (step: number, text: string) => message('R', int32(step), Buffer.from(text));
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(sasl(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', () => socket.end(sasl(11, 'r=nonce,s=c2FsdA==,i=4096')));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = openPostgres(`postgresql://somebody@127.0.0.1:${port}/catalogue`);
  await expect(opened).rejects.toThrow('PostgreSQL wants a password, but DATABASE_URL has none');
  server.close();
});

it.each([
  ['could not extend file "base/1": No space left on device', '53100'],
  ['terminating connection due to administrator command', '57P01'],
  ['cannot execute INSERT in a read-only transaction', '25006'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['Connection terminated unexpectedly', undefined],
  ['Client has encountered a connection error and is not queryable', undefined],
])('a fault of the server is one line without the statement and its values: %s', (reason, code) => {
  const cause = Object.assign(new Error(reason), code && { code });
  const problem = serverProblem(new DrizzleQueryError('insert into course', ['a title'], cause));
  expect(problem?.message).toBe(
    `PostgreSQL has failed (${reason}), so nothing was stored: see its own log, then start this program again`,
  );
});

it.each([
  ['duplicate key value', '23505'],
  ['canceling statement due to statement timeout', '57014'],
  ['syntax error', '42601'],
])('a fault of this program keeps its details: %s', (reason, code) => {
  expect(serverProblem(Object.assign(new Error(reason), { code }))).toBeNull();
});
