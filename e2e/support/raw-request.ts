import { once } from 'node:events';
import { connect } from 'node:net';

/** What a server did with a body that does not end. */
export interface EndlessOutcome {
  /** The first line of the answer; empty when there was none. */
  readonly statusLine: string;
  /** Bytes of the body that were written before the answer came. */
  readonly sentBefore: number;
}

const part = Buffer.alloc(1024, 'a');
const partMs = 10;

/**
 * Sends a request over a bare connection, with a body in chunks of a kilobyte that goes on until the server closes it.
 * At `most` the client waits for that without an end to its body, however long a busy server takes.
 *
 * @param head lines of the head without the last, empty one
 * @param most bytes
 */
export async function sendEndlessly(url: string, head: readonly string[], most: number): Promise<EndlessOutcome> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let answer = '';
  let sent = 0;
  let sentBefore = 0;
  socket.on('data', (data) => {
    if (answer === '') sentBefore = sent;
    answer += data.toString('latin1');
  });
  // A connection that is closed while we write is what is wanted.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  const writing = setInterval(() => {
    if (!socket.writable || sent >= most) return;
    socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]));
    sent += part.length;
  }, partMs);
  await closed.finally(() => clearInterval(writing));
  return { statusLine: answer.split('\r\n', 1)[0] ?? '', sentBefore };
}

/** Announces a body of that length, sends nothing of it, and waits for the server to close. */
export async function announce(url: string, head: readonly string[], length: number): Promise<EndlessOutcome> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write([...head, `Content-Length: ${length}`, '', ''].join('\r\n'));
  await once(socket, 'close');
  return { statusLine: answer.split('\r\n', 1)[0] ?? '', sentBefore: 0 };
}
