import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of {@link cutSlowReaders}. */
export interface SlowReaderLimits {
  /** Maximum bytes of answers that wait in memory for their readers, in all connections together. */
  readonly waitingBytes: number;
  /** Milliseconds between two checks. */
  readonly checkMs: number;
}

/** Adds the connections whose answer waits, in the order in which it began to wait, and removes the others. */
function update(waiting: Set<Socket>, open: ReadonlySet<Socket>): void {
  for (const socket of open) {
    if (socket.writableLength > 0) waiting.add(socket);
    else waiting.delete(socket);
  }
}

/**
 * Cuts connections while the answers that wait for slow readers take too much memory, those that have waited longest first.
 * A client may ask for large answers on thousands of connections and read hardly anything. What an ordinary reader has not
 * read yet is in the buffers of the system, and does not count.
 *
 * @param onCut called after each check that has cut connections
 */
export function cutSlowReaders(server: Server, { waitingBytes, checkMs }: SlowReaderLimits, onCut: () => void): void {
  const open = new Set<Socket>();
  const waiting = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
  });
  const check = () => {
    update(waiting, open);
    let bytes = 0;
    for (const { writableLength } of waiting) bytes += writableLength;
    if (bytes <= waitingBytes) return;
    for (const socket of waiting) {
      if (bytes <= waitingBytes) break;
      bytes -= socket.writableLength;
      socket.destroy();
    }
    onCut();
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}
