import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../env/log-level.ts';
import { conceal } from './conceal.ts';
import { errorRecord } from './error-record.ts';
import { currentRequestId, isNewError } from './request-context.ts';

/** Bytes of lines that wait while standard output takes none. */
const mostWaiting = 4 * 1024 * 1024;

/**
 * Standard output: in the background, in order and several lines at once, since a write for each would take a quarter of the
 * processor time of a page from memory. While nothing can be written, as on a full disk, lines wait, and those for which there
 * is no room are lost.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 500,
    maxLength: mostWaiting,
  });
  output.on('error', () => {
    // At the end of the process it would try again for ever.
    output.flushSync = () => undefined;
  });
  return output;
}

/**
 * Makes the log of a process: one JSON object a line.
 *
 * @param destination where the lines go; standard output when not given
 */
export function createLogger(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/** How Node begins the report of something deprecated and the like, which it writes as an error. */
const nodeWarning = /^\(node:\d+\) /;

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const colours = /\u001b\[[\d;]*m/g;

/**
 * Sends what this process writes to the console, the framework's error reports among them, to the log: as lines like all
 * others, with the request they belong to and errors with their causes.
 *
 * @returns what gives the console back
 */
export function logConsole(logger: Logger): () => void {
  const originals = { ...console };
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // Next reports an error again when it has tried to show its own page for it.
      if (error && !isNewError(error)) return;
      const words = conceal(format(...values.filter((value) => value !== error)).replace(colours, '')).trim();
      const record = error && errorRecord(error);
      const requestId = currentRequestId();
      logger[nodeWarning.test(words) ? 'warn' : levels[method]](
        { ...(requestId && { requestId }), ...(record && { error: record }) },
        words || record?.message,
      );
    };
  }
  return () => Object.assign(console, originals);
}
