import { once } from 'node:events';
import { connect } from 'node:net';

/** The reaction of a server to an endless body. */
export interface EndlessOutcome {
  /** The first line of the answer; empty when there was none. */
  readonly statusLine: string;
  /** Bytes of the body sent before the answer arrived. */
  readonly sentBefore: number;
}

const part = Buffer.alloc(1024, 'a');
const partMs = 10;

/**
 * Sends a request over a plain socket, with a body in chunks of a kilobyte, until the server closes the connection. After
 * `maxBytes` bytes the client only waits, without ending its body, for as long as a busy server takes.
 *
 * @param head lines of the head, without the empty last line
 * @param maxBytes maximum number of bytes of the body
 */
export async function sendEndlessly(url: string, head: readonly string[], maxBytes: number): Promise<EndlessOutcome> {
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
  // The server is expected to close the connection while we write.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  const writing = setInterval(() => {
    if (!socket.writable || sent >= maxBytes) return;
    socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]));
    sent += part.length;
  }, partMs);
  await closed.finally(() => clearInterval(writing));
  return { statusLine: answer.split('\r\n', 1)[0] ?? '', sentBefore };
}

/** Announces a body of this length, sends none of it, and waits until the server closes the connection. */
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
