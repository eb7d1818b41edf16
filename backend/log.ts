import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { codeOf, reasonOf } from './database/database.ts';
import type { LogLevel } from './variables.ts';

/** Maximum bytes of lines that wait while standard output is blocked. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** Standard output. While writing fails, as on a full disk, lines wait; when the buffer is full, further lines are lost. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes });
  output.on('error', () => {
    // At the end of the process pino would retry for ever.
    output.flushSync = () => undefined;
  });
  return output;
}

/** The log of the backend. At level `silent` it writes plain lines for a person, without stack traces. */
export interface BackendLog {
  /** The JSON log, one object a line in the web app's format: requests, and unless the level is `silent` all other messages. */
  readonly lines: Logger;
  /** Logs progress. */
  readonly say: (line: string) => void;
  /** Logs what operators should check. @param details never a visitor's text or a token */
  readonly warn: (line: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Logs a failure and its reason. */
  readonly fail: (what: string, error: unknown) => void;
}

const requests = new AsyncLocalStorage<string>();

/** Runs a request handler; all log lines of the handler, even later ones, get the request's id. */
export const runForRequest = <T>(requestId: string, answer: () => T): T => requests.run(requestId, answer);

/** Creates the log of the process. */
export function createBackendLog(level: LogLevel, destination: DestinationStream = standardOutput()): BackendLog {
  const formatters = { level: (label: string) => ({ level: label }) };
  const lines = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
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

/** The reason, without the value that PostgreSQL or a parser quotes in its message. */
const loggedReason = (error: unknown): string => reasonOf(error).replace(/([:,]) ".*"/, '$1 "…"');

/**
 * The parts of an error that may be logged: the root cause, PostgreSQL's code and the stack. The message of a failed query is left
 * out, because it contains values such as a token or a visitor's search.
 */
function failureRecord(error: unknown): { reason: string; code?: string; stack?: string } {
  const stack = error instanceof Error ? placesOf(error) : '';
  const code = codeOf(error);
  return { reason: loggedReason(error), ...(code && { code }), ...(stack && { stack }) };
}

function placesOf({ stack = '', message }: Error): string {
  const places = stack.replace(message, '').split('\n');
  return places
    .filter((line) => /^\s+at \S/.test(line))
    .map((line) => line.trim())
    .join('\n');
}
