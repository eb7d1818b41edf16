import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../env/log-level.ts';
import { conceal } from './conceal.ts';
import { errorRecord } from './error-record.ts';
import { currentRequestId, isNewError } from './request-context.ts';

/** Maximum bytes of lines that wait while standard output is blocked. */
const maxWaitingBytes = 4 * 1024 * 1024;

/**
 * Standard output. Lines are written in the background, in order and several at once: one write for each line would cost a
 * quarter of the processor time of a cached page. While writing is impossible, for example on a full disk, lines wait. Lines
 * beyond the maximum are lost.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 500,
    maxLength: maxWaitingBytes,
  });
  output.on('error', () => {
    // Otherwise the final flush of the process would retry for ever.
    output.flushSync = () => undefined;
  });
  return output;
}

/**
 * Makes the log of a process: one JSON object for each line.
 *
 * @param destination where the lines go; standard output by default
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

/** The beginning of Node's warnings (such as deprecations), which Node writes as errors. */
const nodeWarning = /^\(node:\d+\) /;

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const colours = /\u001b\[[\d;]*m/g;

/**
 * Redirects the console of this process to the log, including the framework's error reports. Each line names its request,
 * and errors come with their causes.
 *
 * @returns a function that restores the console
 */
export function logConsole(logger: Logger): () => void {
  const originals = { ...console };
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // Next reports an error a second time after it has tried to show its own error page.
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
