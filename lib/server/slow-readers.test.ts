import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { cutSlowReaders } from './slow-readers.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A connection whose answer waits with so many bytes. */
class Connection extends EventEmitter {
  writableLength: number;
  isCut = false;

  constructor(writableLength: number) {
    super();
    this.writableLength = writableLength;
  }

  destroy(): void {
    this.isCut = true;
    this.emit('close');
  }
}

function serve() {
  const server = new EventEmitter();
  const onCut = jest.fn();
  cutSlowReaders(server as Server, { waitingBytes: 100, checkMs: 10 }, onCut);
  const connect = (bytes: number): Connection => {
    const connection = new Connection(bytes);
    server.emit('connection', connection);
    return connection;
  };
  return { server, onCut, connect };
}

it('cuts those whose answers have waited longest, until the others fit', () => {
  const { onCut, connect } = serve();
  const read = connect(0);
  const [first, second] = [connect(50), connect(40)];
  jest.advanceTimersByTime(10);
  expect(onCut).not.toHaveBeenCalled();
  const [third, fourth] = [connect(50), connect(49)];
  read.writableLength = 1;
  jest.advanceTimersByTime(10);
  expect([read, first, second, third, fourth].map(({ isCut }) => isCut)).toEqual([false, true, true, false, false]);
  expect(onCut).toHaveBeenCalledTimes(1);
});

it('forgets how long an answer has waited when its reader has taken it', () => {
  const { connect } = serve();
  const [first, second] = [connect(60), connect(40)];
  jest.advanceTimersByTime(10);
  first.writableLength = 0;
  jest.advanceTimersByTime(10);
  first.writableLength = 60;
  connect(1);
  jest.advanceTimersByTime(10);
  expect([first.isCut, second.isCut]).toEqual([false, true]);
});

it('stops with its server', () => {
  const { server } = serve();
  server.emit('close');
  expect(jest.getTimerCount()).toBe(0);
});
