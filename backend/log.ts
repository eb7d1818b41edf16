import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { reasonOf } from './database/database.ts';
import type { LogLevel } from './variables.ts';

/** Bytes of lines that wait while standard output takes none. */
const mostWaiting = 4 * 1024 * 1024;

/** Standard output. While nothing can be written, as on a full disk, lines wait, and those for which there is no room are lost. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
  output.on('error', () => {
    // At the end of the process it would try again for ever.
    output.flushSync = () => undefined;
  });
  return output;
}

/** Makes a log: one JSON object a line, in the format of the web app's; on standard output when nothing else is given. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
}

/** What the backend says about itself. At level `silent` a person reads it: plain lines, without the places in the source. */
export interface BackendLog {
  /** Of the requests, and of all else unless a person reads. */
  readonly lines: Logger;
  /** Says how far it is. */
  readonly say: (line: string) => void;
  /** Says what those who run it should look at. @param details never what a visitor has typed, nor a token */
  readonly warn: (line: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Says what has failed, and why. */
  readonly fail: (what: string, error: unknown) => void;
}

const requests = new AsyncLocalStorage<string>();

/** Runs what answers a request: all that is said of it, now or later, bears its id. */
export const runForRequest = <T>(requestId: string, answer: () => T): T => requests.run(requestId, answer);

/** Makes the log of the process. */
export function createBackendLog(level: LogLevel, destination?: DestinationStream): BackendLog {
  const lines = createLog(level, destination);
  const ofRequest = () => {
    const requestId = requests.getStore();
    return requestId === undefined ? {} : { requestId };
  };
  if (level === 'silent') {
    return {
      lines,
      say: (line) => console.log(line),
      warn: (line, details = {}) => console.warn([line, ...Object.values(details)].join('; ')),
      fail: (what, error) => console.error(`${what}: ${loggedReason(error)}`),
    };
  }
  return {
    lines,
    say: (line) => lines.info(line),
    warn: (line, details) => lines.warn({ ...ofRequest(), ...details }, line),
    fail: (what, error) => lines.error({ ...ofRequest(), ...failureRecord(error) }, what),
  };
}

/** The reason without the value that PostgreSQL or a parser quotes in it. */
const loggedReason = (error: unknown): string => reasonOf(error).replace(/([:,]) ".*"/, '$1 "…"');

/**
 * What a log may hold of an error: the reason at bottom, PostgreSQL's code and where it was thrown. The message of a failed
 * query holds its values, such as a token or what somebody has searched for.
 */
function failureRecord(error: unknown): { reason: string; code?: string; stack?: string } {
  const stack = error instanceof Error ? placesOf(error) : '';
  const code = codeOf(error);
  return { reason: loggedReason(error), ...(code && { code }), ...(stack && { stack }) };
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return error.cause === undefined ? own : (codeOf(error.cause) ?? own);
}

function placesOf({ stack = '', message }: Error): string {
  const places = stack.replace(message, '').split('\n');
  return places
    .filter((line) => /^\s+at \S/.test(line))
    .map((line) => line.trim())
    .join('\n');
}
